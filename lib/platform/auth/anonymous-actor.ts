import type { Actor } from "@/lib/core/actor";
import { makeAnonymousActor } from "./make-actor";
import { CLIENT_IP_HEADER } from "./request-actor";

/** Nobody yet, at the address our own server found: who signs in is told apart by it for the limits. */
export const anonymousFrom = (headers: { get(name: string): string | null }): Actor =>
  makeAnonymousActor(headers.get(CLIENT_IP_HEADER));
