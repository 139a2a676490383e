import { randomUUID } from "node:crypto";

const PASSWORD = "Correct-horse-42";

type Answer = { data: Record<string, never>; message?: string };

async function call(url: string, method: string, body?: object, token?: string): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: body ? JSON.stringify(body) : undefined,
  });
  const answer = (await response.json()) as Answer;
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${answer.message}`);
  return answer;
}

async function makeAccount(base: string, userType: string) {
  const email = `bench.${randomUUID().slice(0, 8)}@northwind-post.com`;
  const form = {
    email,
    password: PASSWORD,
    name: "Bench Person",
    userType,
    agreeToTerms: true,
    location: "Oslo, Norway",
  };
  const { data } = await call(`${base}/api/v1/auth/register`, "POST", form);
  const { user, tokens } = data as unknown as {
    user: { id: string; profile: { id: string; url: string } };
    tokens: { accessToken: string };
  };
  await call(
    `${base}/api/v1/users/profile`,
    "PUT",
    { name: "Bench Person", professionalTitle: "Editor", location: "Oslo, Norway" },
    tokens.accessToken,
  );
  return {
    email,
    userId: user.id,
    profileId: user.profile.id,
    profileUrl: user.profile.url,
    accessToken: tokens.accessToken,
  };
}

/** Signs in as a browser does and returns the cookie header. */
async function signIn(base: string, email: string): Promise<string> {
  const csrf = await fetch(`${base}/api/auth/csrf`);
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const cookies = csrf.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  const response = await fetch(`${base}/api/auth/callback/credentials`, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/x-www-form-urlencoded", cookie: cookies.join("; ") },
    body: new URLSearchParams({
      csrfToken,
      email,
      password: PASSWORD,
      json: "true",
      callbackUrl: `${base}/dashboard`,
    }),
  });
  return [...cookies, ...response.headers.getSetCookie().map((cookie) => cookie.split(";")[0])].join("; ");
}

/** Makes a brand with twenty pitches and a journalist, who are matched and have a conversation. */
export async function makePair(base: string) {
  const sender = await makeAccount(base, "BRAND");
  const recipient = await makeAccount(base, "PRESS");
  const draft = {
    title: "A winter without a road",
    who: "Hollow Pine",
    what: "Eleven cabins",
    where: "Rjukan",
    when: "12 December 2026",
    why: "412 households.",
  };
  for (let n = 0; n < 20; n++) await call(`${base}/api/v1/pitch-drafts`, "POST", draft, sender.accessToken);
  await call(
    `${base}/api/v1/matches/${recipient.profileId}/action`,
    "POST",
    { action: "like" },
    sender.accessToken,
  );
  await call(
    `${base}/api/v1/matches/${sender.profileId}/action`,
    "POST",
    { action: "like" },
    recipient.accessToken,
  );
  const send = (content: string) =>
    call(`${base}/api/v1/messages`, "POST", { recipientId: recipient.userId, content }, sender.accessToken);
  return { sender: { ...sender, cookie: await signIn(base, sender.email) }, recipient, send };
}
