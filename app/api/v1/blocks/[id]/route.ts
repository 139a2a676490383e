import { blockProfile, unblockProfile } from "@/lib/domain/profiles/blocks/commands";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(blockProfile),
  DELETE: route(unblockProfile),
});
