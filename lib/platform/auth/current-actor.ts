import "server-only";
import { cookies, headers } from "next/headers";
import { cache } from "react";
import type { Actor } from "@/lib/core/actor";
import { notFound } from "@/lib/core/errors";
import { makeAnonymousActor } from "./make-actor";
import { requestActor } from "./request-actor";

/** The caller of a page or action, read from the session row once per request. */
export const currentActor = cache(async (): Promise<Actor> => {
  const { actor } = await requestActor(await headers(), await cookies());
  // A profile that the caller may not act for does not exist for them, whether it was removed or never theirs.
  if (!actor) throw notFound();
  return actor;
});

/** Public pages run anonymously, without cookies and headers, so their bytes are the same for everybody. */
export const publicActor = (): Actor => makeAnonymousActor(null);
