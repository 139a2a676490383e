import openApi from "@/docs/openapi.json";
import { methods } from "@/lib/transport/route";

export const dynamic = "force-static";

export const GET = () => Response.json(openApi, { headers: { "cache-control": "public, max-age=300" } });

export const { POST, PUT, PATCH, DELETE } = methods({}, ["GET"]);
