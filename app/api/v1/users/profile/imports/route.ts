import { createImport } from "@/lib/domain/newsrooms/imports/commands";
import { listImports } from "@/lib/domain/newsrooms/imports/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(listImports),
  POST: route(createImport, { status: 201 }),
});
