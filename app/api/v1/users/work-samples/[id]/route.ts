import { deleteWorkSample, updateWorkSample } from "@/lib/domain/profiles/work-samples/commands";
import { getOwnWorkSample } from "@/lib/domain/profiles/work-samples/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(getOwnWorkSample),
  PUT: route(updateWorkSample),
  DELETE: route(deleteWorkSample),
});
