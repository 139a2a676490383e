import type { Actor } from "@/lib/core/actor";
import { makeAnonymousActor } from "./make-actor";
import { CLIENT_IP_HEADER } from "./request-actor";

/** An anonymous caller with the address our own server found, by which the limits distinguish sign-ins. */
export const anonymousFrom = (headers: { get(name: string): string | null }): Actor =>
  makeAnonymousActor(headers.get(CLIENT_IP_HEADER));
