import { findSlug } from "@/lib/domain/profiles/slugs/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(findSlug) });
