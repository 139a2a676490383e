import { signHmac } from "@/lib/platform/crypto/hmac";

/** The token follows from the request that asked for the mail, so that no queue holds it and two mails hold one link. */
export const invitationToken = (invitationId: string, requestId: string) =>
  signHmac("invitation", `${invitationId}:${requestId}`);
