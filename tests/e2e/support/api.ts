import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import { linkIn, waitForMail } from "./mailbox";
import { PASSWORD } from "./people";

/** The JSON of an answer, whose shape each journey states itself. */
type AnyJson = Awaited<ReturnType<Response["json"]>>;
export type Answer = { status: number; json: AnyJson };
type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type CallOptions = {
  body?: object;
  token?: string;
  query?: Record<string, string | number>;
  headers?: Record<string, string>;
  /** The address of another process than the first. */
  at?: string;
};

/** Calls `/api/v1` over plain HTTP, and checks that the answer is in the envelope and has a request id. */
export async function callApi(
  request: APIRequestContext,
  method: Method,
  path: string,
  { body, token, query, headers, at = process.env.E2E_URL ?? "" }: CallOptions = {},
): Promise<Answer> {
  const response = await request.fetch(`${at}/api/v1${path}`, {
    method,
    data: body,
    params: query,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    timeout: 120_000,
  });
  const json: AnyJson = await response.json();
  expect(json.success, `${method} ${path}: ${JSON.stringify(json.error)}`).toBe(response.ok());
  expect(response.headers()["x-request-id"]).toMatch(/\S/);
  return { status: response.status(), json };
}

export type Account = {
  email: string;
  name: string;
  token: string;
  refreshToken: string;
  userId: string;
  profileId: string;
  slug: string;
};
type AccountOptions = {
  userType: "PRESS" | "BRAND" | "SOURCE" | "PAID_MEDIA";
  name: string;
  company?: string;
};

export const uniqueEmail = (name: string) =>
  `${name.toLowerCase().replaceAll(/[^a-z]+/g, "-")}.${randomUUID().slice(0, 8)}@northwind-post.com`;

export const signUpBody = ({ userType, name, company }: AccountOptions) => ({
  email: uniqueEmail(name),
  password: PASSWORD,
  name,
  userType,
  agreeToTerms: true,
  ...(company ? { company } : {}),
});

/** Signs up, and returns what the answer says about the account. */
export async function register(request: APIRequestContext, options: AccountOptions): Promise<Account> {
  const body = signUpBody(options);
  const { status, json } = await callApi(request, "POST", "/auth/register", { body });
  expect(status).toBe(201);
  const { user, tokens } = json.data;
  return {
    email: body.email,
    name: body.name,
    token: tokens.accessToken,
    refreshToken: tokens.refreshToken,
    userId: user.id,
    profileId: user.profile.id,
    slug: user.profile.slug,
  };
}

/** Confirms the address with the token of the mail. */
export async function confirmByMail(
  request: APIRequestContext,
  { email }: Pick<Account, "email">,
): Promise<void> {
  const link = linkIn(await waitForMail(email, /Confirm your e-mail/), "verify-email");
  const token = new URL(link, "http://localhost").searchParams.get("token");
  const { status } = await callApi(request, "POST", "/auth/verify-email", { body: { token } });
  expect(status).toBe(200);
}

/** Makes an account that is confirmed and listed. */
export async function makeListed(request: APIRequestContext, options: AccountOptions): Promise<Account> {
  const account = await register(request, options);
  const { status } = await callApi(request, "PUT", "/users/profile", {
    token: account.token,
    body: { professionalTitle: "Reporter", location: "Oslo, Norway", expertise: ["Travel"] },
  });
  expect(status).toBe(200);
  return account;
}

/** The body of a pitch whose five W's pass every rule. */
export const pitchBody = (recipientId: string) => ({
  recipientId,
  title: "A winter without a road",
  who: "Hollow Pine and the crew of the Rjukan sleeper",
  what: "Eleven cabins no car can reach open with the night train",
  whereLocation: "Rjukan, Telemark",
  whenTiming: "From 12 December 2026",
  whyNewsworthy: "The branch line closed in 1991 and 412 households bought it back.",
});

/** The same pitch, as a draft is written. */
export function draftBody() {
  const { recipientId: _, whereLocation, whenTiming, whyNewsworthy, ...rest } = pitchBody("");
  return { ...rest, where: whereLocation, when: whenTiming, why: whyNewsworthy };
}
