import { z } from "zod";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { command } from "@/lib/core/operation";
import { requireNotHeld } from "@/lib/domain/accounts/accounts/policy";
import { requireActFor } from "@/lib/domain/profiles/companies/policy";
import { lockCompany, type OwnMembership } from "@/lib/domain/profiles/companies/store";
import { confirmOwner } from "@/lib/platform/auth/confirm-owner";
import { createCompanyTokenInput, newTokenOutput, rotateTokenInput, tokenIdInput } from "../schema";
import { insertToken, lockToken, replaceSecret, requireRoom, revoke } from "../store";

type Found = { id: string; prefix: string; own: OwnMembership };

/** The company is locked first, so that the caller's role is read as it is now. */
async function lockOfCompany({
  db,
  actor,
  input,
}: {
  db: Transaction;
  actor: UserActor;
  input: { id: string };
}): Promise<Found | null> {
  const own = await lockCompany(db, actor);
  const token = own && (await lockToken(db, { companyId: own.companyId }, input.id));
  return own && token && { ...token, own };
}
const mayManage = ({ subject: { own } }: { subject: Found }) => requireActFor(own, own, "manageTokens");
const ofToken = { kind: "company_token", id: ({ subject }: { subject: Found }) => subject.id } as const;

/** The token belongs to the company: it works on when whoever made it is gone (docs/decisions/048). */
export const createCompanyToken = command({
  name: "companyTokens.create",
  summary: "Make an API token of the company, shown once",
  input: createCompanyTokenInput,
  output: newTokenOutput,
  access: "signedIn",
  secret: true,
  prepare: ({ actor, input }) => confirmOwner(actor, input),
  subject: ({ db, actor }) => lockCompany(db, actor),
  allow: ({ actor, subject }) => {
    requireNotHeld(actor);
    requireActFor(subject, subject, "manageTokens");
  },
  audit: {
    kind: "company_token",
    id: ({ output }) => output.token.id,
    detail: ({ input: { role } }) => ({ role }),
  },
  run: async ({ db, actor, input: { name, scopes, role, days }, subject: { companyId } }) => {
    const owner = { companyId };
    await requireRoom(db, owner);
    return insertToken(db, actor, { owner, name, scopes, role, days });
  },
});

export const rotateCompanyToken = command({
  name: "companyTokens.rotate",
  summary: "Give an API token of the company another secret, shown once",
  input: rotateTokenInput,
  output: newTokenOutput,
  access: "signedIn",
  secret: true,
  prepare: ({ actor, input }) => confirmOwner(actor, input),
  subject: lockOfCompany,
  allow: (given) => {
    requireNotHeld(given.actor);
    mayManage(given);
  },
  audit: ofToken,
  run: ({ db, actor, input, subject }) => replaceSecret(db, actor, subject, input),
});

export const revokeCompanyToken = command({
  name: "companyTokens.revoke",
  summary: "End an API token of the company at once",
  input: tokenIdInput,
  output: z.object({ id: z.uuid() }),
  access: "signedIn",
  message: "The token works no more.",
  subject: lockOfCompany,
  allow: mayManage,
  audit: ofToken,
  run: ({ db, subject: { id } }) => revoke(db, id),
});
