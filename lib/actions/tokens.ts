"use server";
import * as company from "@/lib/domain/accounts/tokens/commands/company-tokens";
import * as own from "@/lib/domain/accounts/tokens/commands/tokens";
import { answerAction, formAction } from "@/lib/transport/action";
import type { FormFields } from "@/lib/transport/form-fields";

const proof = ({ text }: FormFields) => ({ password: text("password"), totp: text("totp") || undefined });
const created = (fields: FormFields) => ({
  ...proof(fields),
  name: fields.text("name") ?? "",
  scopes: fields.list("scope"),
  days: Number(fields.text("days")),
});
const rotated = (fields: FormFields) => ({
  ...proof(fields),
  id: fields.text("id"),
  prefix: fields.text("prefix"),
});
const idOf = ({ text }: FormFields) => ({ id: text("id") });

/** Each of these answers a token, which is shown once, on the page of the form. */
export const createToken = answerAction(own.createToken, created);
export const rotateToken = answerAction(own.rotateToken, rotated);
export const createCompanyToken = answerAction(company.createCompanyToken, (fields) => ({
  ...created(fields),
  role: fields.text("role"),
}));
export const rotateCompanyToken = answerAction(company.rotateCompanyToken, rotated);

export const revokeToken = formAction(own.revokeToken, {
  read: idOf,
  done: () => "/settings/tokens?done=token",
});
export const revokeCompanyToken = formAction(company.revokeCompanyToken, {
  read: idOf,
  done: () => "/company-management?tab=settings&done=token",
});
