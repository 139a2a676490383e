import { followPress, unfollowPress } from "@/lib/domain/profiles/follows/commands";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(followPress),
  DELETE: route(unfollowPress),
});
