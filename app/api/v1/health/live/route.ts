import { methods } from "@/lib/transport/route";

/** The process answers, that is all: the response touches nothing. */
export const GET = () => Response.json({ status: "ok" }, { headers: { "cache-control": "no-store" } });

export const dynamic = "force-dynamic";

export const { POST, PUT, PATCH, DELETE } = methods({}, ["GET"]);
