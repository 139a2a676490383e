import { saveProfile, unsaveProfile } from "@/lib/domain/profiles/saved/commands";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(saveProfile),
  DELETE: route(unsaveProfile),
});
