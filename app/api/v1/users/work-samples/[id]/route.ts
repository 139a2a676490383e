import { deleteWorkSample, updateWorkSample } from "@/lib/domain/work-samples/commands";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route(updateWorkSample),
  DELETE: route(deleteWorkSample),
});
