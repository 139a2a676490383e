import "server-only";
import { cookies, headers } from "next/headers";
import { cache } from "react";
import type { Actor } from "@/lib/core/actor";
import { makeAnonymousActor } from "./make-actor";
import { requestActor } from "./request-actor";

/** The caller of a page or action, read from the session row once per request. */
export const currentActor = cache(async (): Promise<Actor> => {
  const { actor } = await requestActor(await headers(), await cookies());
  return actor ?? makeAnonymousActor(null);
});

/** Public pages run anonymously, without cookies and headers, so their bytes are the same for everybody. */
export const publicActor = (): Actor => makeAnonymousActor(null);
