import { updateProfile } from "@/lib/domain/profiles/profiles/commands/update";
import { getOwnProfile } from "@/lib/domain/profiles/profiles/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(getOwnProfile),
  PUT: route(updateProfile),
});
