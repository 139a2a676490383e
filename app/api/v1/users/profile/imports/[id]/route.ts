import { undoImport } from "@/lib/domain/newsrooms/imports/commands";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ DELETE: route(undoImport) });
