import type { ErrorCode, FieldErrors } from "@/lib/core/errors";

/** `kind` says which action to offer beside the message. */
export type SendProblem = {
  kind: "unverified" | "waiting" | "quota" | "closed" | "unreachable" | "other";
  text: string;
  /** The way out leads to the pitch in the way, to the plans, or to the newsroom to publish. */
  href?: string;
  fields?: FieldErrors;
};

type Refusal = {
  code: ErrorCode | "unreachable";
  message: string;
  fields?: FieldErrors;
  details?: Record<string, string>;
};

/** The server's sentence counts where it knows why, else the fallback. */
export function explainRefusal({ code, message, fields, details }: Refusal, fallback: string): SendProblem {
  if (code === "email_unverified") return { kind: "unverified", text: message };
  if (code === "conflict" && details?.pitchId)
    return { kind: "waiting", text: message, href: `/matching?tab=inbox&pitch=${details.pitchId}` };
  if (code === "quota_exceeded" && details?.url) return { kind: "quota", text: message, href: details.url };
  if (code === "conflict" && details?.url) return { kind: "closed", text: message, href: details.url };
  if (code === "unreachable") return { kind: "unreachable", text: message };
  if (code === "internal" || code === "unavailable" || code === "not_found")
    return { kind: "other", text: fallback };
  return { kind: "other", text: message, fields };
}
