import { answerQuestion } from "@/lib/domain/staff/reports/commands";
import { readQuestion } from "@/lib/domain/staff/reports/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(readQuestion),
  POST: route(answerQuestion),
});
