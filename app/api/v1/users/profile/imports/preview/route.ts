import { previewImport } from "@/lib/domain/newsrooms/imports/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(previewImport) });
