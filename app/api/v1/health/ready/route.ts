import { checkReadiness } from "@/lib/platform/readiness";
import { methods } from "@/lib/transport/route";

export const dynamic = "force-dynamic";

/** Requests may be sent here once the database answers, its migrations are this code's, and pages' scripts run. */
export async function GET() {
  const readiness = await checkReadiness();
  const ready = Object.values(readiness).every((state) => state === "ok");
  return Response.json(
    { status: ready ? "ok" : "unavailable", ...readiness },
    {
      status: ready ? 200 : 503,
      headers: { "cache-control": "no-store", ...(ready ? {} : { "retry-after": "5" }) },
    },
  );
}

export const { POST, PUT, PATCH, DELETE } = methods({}, ["GET"]);
