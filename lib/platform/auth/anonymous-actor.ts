import type { Actor } from "@/lib/core/actor";
import { makeAnonymousActor } from "./make-actor";
import { CLIENT_IP_HEADER } from "./request-actor";

/** An anonymous caller with the address that our own server found, by which the limits tell callers apart. */
export const anonymousFrom = (headers: { get(name: string): string | null }): Actor =>
  makeAnonymousActor(headers.get(CLIENT_IP_HEADER));
