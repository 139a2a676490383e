import { z } from "zod";
import { memberRoles } from "@/db/enums";
import { bounds } from "@/lib/core/bounds";
import { anyCaseEnum, isoDate, nameLine, rowId, singleLine, upperEnum } from "@/lib/core/fields";
import { companyTokenScopes, type TokenScope, tokenScopes } from "@/lib/core/token-scopes";
import { confirmInput } from "@/lib/domain/accounts/accounts/schema";
import { DEFAULT_TOKEN_DAYS, MAX_TOKEN_DAYS, tokenMessages } from "./rules";

const days = z
  .int("Days must be a whole number")
  .min(1, `Days must be 1 to ${MAX_TOKEN_DAYS}`)
  .max(MAX_TOKEN_DAYS, `Days must be 1 to ${MAX_TOKEN_DAYS}`)
  .default(DEFAULT_TOKEN_DAYS);

const someOf = (scopes: [TokenScope, ...TokenScope[]]) =>
  z
    .array(z.enum(scopes, { error: "Each scope must be one that docs/api.md lists" }), {
      error: tokenMessages.scopes,
    })
    .min(1, tokenMessages.scopes)
    .max(scopes.length)
    .transform((chosen) => [...new Set(chosen)]);

export const createTokenInput = confirmInput.extend({
  name: nameLine("Name", bounds.name, 1),
  scopes: someOf(tokenScopes),
  /** It works for so many days. */
  days,
});
export const createCompanyTokenInput = createTokenInput.extend({
  scopes: someOf(companyTokenScopes),
  /** It acts with the rights of this role, which is none above that of whoever makes it. */
  role: anyCaseEnum(memberRoles, "Role"),
});
export const tokenIdInput = z.object({ id: rowId() });
export const rotateTokenInput = confirmInput.extend({
  id: rowId(),
  days,
  /** The token's first characters as the caller saw them: of rotations side by side one alone answers a secret. */
  prefix: singleLine("prefix", 20).min(
    1,
    "prefix is required: the first characters of the token, as it is listed",
  ),
});

export const tokenView = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Its first characters. */
  prefix: z.string(),
  scopes: z.array(z.enum(tokenScopes)),
  /** Of a company's token; null for one's own. */
  role: upperEnum(memberRoles).nullable(),
  /** Whoever made it or rotated it last; null once their account is gone. */
  madeBy: z.string().nullable(),
  isExpired: z.boolean(),
  createdAt: isoDate(),
  expiresAt: isoDate(),
  lastUsedAt: isoDate().nullable(),
  /** Requests made with it since the 1st of this month (UTC), refused ones included. */
  callsThisMonth: z.int(),
});
export type TokenView = z.infer<typeof tokenView>;
export const tokensOutput = z.object({ tokens: z.array(tokenView) });
/** `secret` is the token itself. It is shown this once. */
export const newTokenOutput = z.object({ token: tokenView, secret: z.string() });
export type NewToken = z.infer<typeof newTokenOutput>;
