import { createAppeal } from "@/lib/domain/staff/reports/commands";
import { readAppeal } from "@/lib/domain/staff/reports/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(readAppeal),
  POST: route(createAppeal, { status: 201 }),
});
