import openApi from "@/docs/openapi.json";

export const dynamic = "force-static";

/** The generated description of this API. */
export const GET = () => Response.json(openApi, { headers: { "cache-control": "public, max-age=300" } });
