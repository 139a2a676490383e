import { deleteAsset, updateAsset } from "@/lib/domain/newsrooms/assets/commands/edit-asset";
import { getAsset } from "@/lib/domain/newsrooms/assets/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(getAsset),
  PUT: route(updateAsset),
  DELETE: route(deleteAsset),
});
