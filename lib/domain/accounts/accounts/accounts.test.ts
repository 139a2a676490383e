import { describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import type { Operation } from "@/lib/core/operation";
import { verifyAccessToken } from "@/lib/platform/auth/access-token";
import { loadActor } from "@/lib/platform/auth/load-actor";
import { hashToken } from "@/lib/platform/crypto/tokens";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { listOutbox, readOutbox } from "@/lib/platform/mail/outbox";
import { TERMS_VERSION } from "@/lib/product";
import { actorOf, anonymous, makeAccount, PASSWORD, uniqueEmail } from "@/tests/factories/accounts";
import { outcomeOf, refusalOf, tally } from "@/tests/factories/outcome";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { forgotPassword, resetPassword, verifyEmail } from "./commands/email";
import { register, signUp } from "./commands/register";
import { login, loginBrowser, logout, refresh } from "./commands/sign-in";
import { issueEmailToken } from "./email-tokens";
import { resetMail, verifyMail } from "./events";
import { me } from "./queries";
import { accountMessages } from "./rules";

const database = testDatabase();

const signUpForm = () => ({
  email: uniqueEmail(),
  password: PASSWORD,
  name: "Petra Lindqvist",
  userType: "BRAND",
  agreeToTerms: true as const,
});

describe("signing up", () => {
  it("makes the account, its draft profile and, with a company name, the company it administers", async () => {
    const { user } = await execute(anonymous(), register, {
      ...signUpForm(),
      company: "Hollow Pine",
      location: "Portland, Oregon",
    });
    expect(user).toMatchObject({
      userType: "BRAND",
      name: "Petra Lindqvist",
      isAdmin: true,
      isVerified: false,
      emailVerified: false,
      subscriptionLevel: "basic",
      profile: { name: "Hollow Pine" },
      company: { name: "Hollow Pine" },
    });
    const [place] =
      await database.sql()`select latitude, longitude from profiles where id = ${user.profile.id}`;
    expect(place?.latitude).toBeCloseTo(45.52, 1);
    expect(place?.longitude).toBeCloseTo(-122.68, 1);
  });

  it("takes a company name of press as text only, and nothing the caller claims about rights", async () => {
    const form = {
      ...signUpForm(),
      userType: "press",
      company: "The Post",
      isAdmin: true,
      isVerified: true,
      subscriptionLevel: "premium",
    };
    const { user } = await execute(anonymous(), register, form);
    expect(user).toMatchObject({
      isAdmin: false,
      isVerified: false,
      subscriptionLevel: "basic",
      company: null,
    });
  });

  it("A5: an address is one account in Unicode and in punycode, whichever a browser sends", async () => {
    const local = uniqueEmail().split("@")[0];
    const [unicode, punycode] = [`${local}@münchner-blatt.de`, `${local}@xn--mnchner-blatt-wob.de`];
    const { user } = await execute(anonymous(), register, { ...signUpForm(), email: punycode });
    expect(user.email).toBe(unicode);
    const again = execute(anonymous(), register, { ...signUpForm(), email: unicode });
    expect(await outcomeOf(again)).toBe("conflict");
    for (const email of [unicode, punycode, punycode.toUpperCase()]) {
      const signedIn = await execute(anonymous(), login, { email, password: PASSWORD });
      expect(signedIn.user.id).toBe(user.id);
    }
    // Wrong passwords count for the address, in whichever form they are tried.
    for (let n = 0; n < 5; n++) {
      const email = n % 2 ? unicode : punycode;
      await refusalOf(execute(anonymous(), login, { email, password: "Wrong-horse-42" }));
    }
    for (const email of [unicode, punycode])
      expect(await outcomeOf(execute(anonymous(), login, { email, password: PASSWORD }))).toBe(
        "rate_limited",
      );
  });

  it("never returns or stores the password as it is", async () => {
    const form = signUpForm();
    const answer = await execute(anonymous(), register, form);
    expect(JSON.stringify(answer)).not.toContain(form.password);
    const [row] = await database.sql()`select password_hash from users where email = ${form.email}`;
    expect(row?.password_hash).toMatch(/^\$argon2id\$/);
  });

  it.each([
    ["email", { email: "nobody" }, "Please enter a valid email address"],
    ["email", { email: "a@test.com" }, "Please use a valid business or personal email address"],
    ["email", { email: "a1234567890@post.com" }, "Please use a valid email address"],
    ["password", { password: "Short1" }, "Password must be at least 8 characters long"],
    [
      "password",
      { password: "alllowercase1" },
      "Password must contain at least one uppercase letter, one lowercase letter, and one number",
    ],
    ["password", { password: "Sunshine2024!" }, "This password is too common. Please choose another one"],
    [
      "password",
      { email: "maren.field@longitude.org", password: "Maren.Field1" },
      "Please choose a password that is not part of your email address",
    ],
    [
      "agreeToTerms",
      { agreeToTerms: false as never },
      "You must agree to the Terms of Service and Privacy Policy",
    ],
    ["name", { name: "  " }, "Name is required"],
    ["userType", { userType: "king" }, "User type must be one of PRESS, BRAND, SOURCE, PAID_MEDIA"],
    [
      "website",
      { website: "javascript:alert(1)" },
      "Website must be a web address starting with http:// or https://",
    ],
  ])("refuses a bad %s with words", async (field, change, message) => {
    const refusal = await refusalOf(execute(anonymous(), register, { ...signUpForm(), ...change }));
    expect(refusal.status).toBe(400);
    expect(refusal.fields?.[field]).toContain(message);
  });

  it.each([
    ["nothing", {}],
    ["spaces", { ...signUpForm(), name: " " }],
    ["no type beside a bad address", { ...signUpForm(), userType: null, email: "nobody" }],
  ])("answers %s with the sentence of the form", async (_, form) => {
    for (const operation of [register, signUp] as Operation[]) {
      const refusal = await refusalOf(execute(anonymous(), operation, form));
      expect(refusal.message).toBe("Please fill in all required fields");
    }
  });

  it("names a blocked address beside what else is wrong", async () => {
    const form = { ...signUpForm(), email: "a@tempmail.net", password: "short", website: "notaurl" };
    const refusal = await refusalOf(execute(anonymous(), register, form));
    expect(refusal.fields).toEqual({
      email: ["Please use a valid business or personal email address"],
      password: expect.arrayContaining(["Password must be at least 8 characters long"]),
      website: ["Website must be a web address starting with http:// or https://"],
    });
  });

  it.each(["https://notaurl", "http://intranet:80/"])("takes %s for no website", async (website) => {
    const refusal = await refusalOf(execute(anonymous(), register, { ...signUpForm(), website }));
    expect(refusal.fields).toEqual({
      website: ["Website must name a site, such as https://example.org"],
    });
  });

  it("stores the location and the website of the form", async () => {
    const form = { ...signUpForm(), location: "Lisbon, Portugal", website: "https://petra.example.org" };
    const { user } = await execute(anonymous(), signUp, { ...form, confirmPassword: form.password });
    const [row] =
      await database.sql()`select location_text, website from profiles where id = ${user.profile.id}`;
    expect(row).toEqual({ location_text: "Lisbon, Portugal", website: "https://petra.example.org" });
  });

  it("notes which terms were accepted, and when by the database's clock", async () => {
    await moveClock(database.sql(), "3 days");
    const { email } = await makeAccount();
    await moveClock(database.sql(), "0");
    const [row] = await database.sql()`
      select terms_version, terms_accepted_at = created_at as with_the_account from users where email = ${email}`;
    expect(row).toEqual({ terms_version: TERMS_VERSION, with_the_account: true });
  });

  it("makes one account of 20 parallel sign-ups with one address, in any case of its letters", async () => {
    const form = signUpForm();
    const race = Array.from({ length: 20 }, (_, n) =>
      execute(anonymous(), signUp, {
        ...form,
        confirmPassword: form.password,
        email: n % 2 ? form.email.toUpperCase() : form.email,
      }),
    );
    expect(await tally(race)).toEqual({ ok: 1, conflict: 19 });
    const [rows] = await database.sql()`select count(*)::int as n from users where email = ${form.email}`;
    expect(rows?.n).toBe(1);
  });

  it("gives 20 parallel namesakes 20 addresses", async () => {
    const accounts = await Promise.all(
      Array.from({ length: 20 }, () =>
        execute(anonymous(), register, { ...signUpForm(), name: "Same Name", userType: "press" }),
      ),
    );
    const slugs = accounts.map(({ user }) => user.profile.slug);
    expect(new Set(slugs).size).toBe(20);
    expect(slugs).toContain("same-name");
  });
});

describe("signing in", () => {
  it.each([{}, { email: " ", password: "x" }, { email: "a@b.se", password: "" }])(
    "answers %j with the sentence of the form",
    async (form) => {
      for (const operation of [login, loginBrowser] as Operation[]) {
        const refusal = await refusalOf(execute(anonymous(), operation, form));
        expect([refusal.status, refusal.message]).toEqual([400, "Please fill in all fields"]);
      }
      const forgot = await refusalOf(execute(anonymous(), forgotPassword, {} as never));
      expect(forgot.message).toBe("Please enter your email address");
    },
  );

  it("gives tokens that say who is calling", async () => {
    const { email, userId } = await makeAccount();
    const { tokens } = await execute(anonymous(), login, { email: email.toUpperCase(), password: PASSWORD });
    expect((await actorOf(tokens.accessToken)).userId).toBe(userId);
    expect(tokens.expiresIn).toBe(900);
  });

  it("answers a wrong password and an unknown address alike", async () => {
    const { email } = await makeAccount();
    const wrong = await refusalOf(execute(anonymous(), login, { email, password: "Wrong-horse-42" }));
    const unknown = await refusalOf(
      execute(anonymous(), login, { email: uniqueEmail(), password: PASSWORD }),
    );
    expect([wrong.code, wrong.message]).toEqual(["unauthenticated", "Invalid email or password"]);
    expect([unknown.code, unknown.message]).toEqual([wrong.code, wrong.message]);
  });

  it("locks an account's sign-in after five wrong passwords, with the time to wait, and opens it again", async () => {
    const { email } = await makeAccount();
    const attempts = [];
    for (let n = 0; n < 6; n++)
      attempts.push(await outcomeOf(execute(anonymous(), login, { email, password: `Wrong-${n}-horse` })));
    expect(attempts).toEqual([...Array(5).fill("unauthenticated"), "rate_limited"]);
    const locked = await refusalOf(execute(anonymous(), login, { email, password: PASSWORD }));
    expect(locked.retryAfterSeconds).toBeGreaterThan(0);
    await moveClock(database.sql(), "16 minutes");
    expect(await outcomeOf(execute(anonymous(), login, { email, password: PASSWORD }))).toBe("ok");
    await moveClock(database.sql(), "0");
  });

  it("ends the session at once on sign-out", async () => {
    const { actor, accessToken, refreshToken } = await makeAccount();
    await execute(actor, logout, {});
    expect((await loadActor(await verifyAccessToken(accessToken), null))?.kind).toBe("anonymous");
    expect(await outcomeOf(execute(anonymous(), refresh, { refreshToken }))).toBe("unauthenticated");
  });

  it("expires a session that is not used for seven days", async () => {
    const { accessToken } = await makeAccount();
    await moveClock(database.sql(), "8 days");
    expect((await loadActor(await verifyAccessToken(accessToken), null))?.kind).toBe("anonymous");
    await moveClock(database.sql(), "0");
  });

  it("takes no forged or foreign access token", async () => {
    const { accessToken } = await makeAccount();
    const [head, body] = accessToken.split(".");
    expect(await verifyAccessToken(`${head}.${body}.${"A".repeat(43)}`)).toBeNull();
    expect(await verifyAccessToken("nonsense")).toBeNull();
  });
});

describe("refresh tokens", () => {
  it("rotate, and 20 parallel refreshes with one token agree on its successor", async () => {
    const { refreshToken } = await makeAccount();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => execute(anonymous(), refresh, { refreshToken })),
    );
    const successors = new Set(answers.map(({ tokens }) => tokens.refreshToken));
    expect(successors.size).toBe(1);
    expect(successors.has(refreshToken)).toBe(false);
    const [next] = successors;
    expect(await outcomeOf(execute(anonymous(), refresh, { refreshToken: next ?? "" }))).toBe("ok");
  });

  const exchange = (refreshToken: string) => execute(anonymous(), refresh, { refreshToken });
  const isLive = async (accessToken: string) =>
    (await loadActor(await verifyAccessToken(accessToken), null))?.kind === "user";

  it("end their own session alone when an old one comes back later", async () => {
    const { refreshToken, accessToken, email } = await makeAccount();
    const elsewhere = await execute(anonymous(), login, { email, password: PASSWORD });
    const { tokens } = await exchange(refreshToken);
    await moveClock(database.sql(), "11 seconds");
    expect(await outcomeOf(exchange(refreshToken))).toBe("unauthenticated");
    expect(await outcomeOf(exchange(tokens.refreshToken))).toBe("unauthenticated");
    expect([await isLive(accessToken), await isLive(tokens.accessToken)]).toEqual([false, false]);
    expect(await isLive(elsewhere.tokens.accessToken)).toBe(true);
    expect(await outcomeOf(exchange(elsewhere.tokens.refreshToken))).toBe("ok");
    await moveClock(database.sql(), "0");
  });

  it("stay good for a few seconds after they were replaced once, and no longer once replaced twice", async () => {
    const { refreshToken } = await makeAccount();
    const { tokens: second } = await exchange(refreshToken);
    await moveClock(database.sql(), "5 seconds");
    expect((await exchange(refreshToken)).tokens.refreshToken).toBe(second.refreshToken);
    const { tokens: third } = await exchange(second.refreshToken);
    expect(await outcomeOf(exchange(refreshToken))).toBe("unauthenticated");
    expect(await outcomeOf(exchange(third.refreshToken))).toBe("unauthenticated");
    await moveClock(database.sql(), "0");
  });

  it("of a forger end nothing, whatever session they name", async () => {
    const { refreshToken } = await makeAccount();
    const other = await makeAccount();
    const [id, secret, signature] = refreshToken.split(".");
    const [otherId] = other.refreshToken.split(".");
    for (const forged of [
      `${id}.${"A".repeat(43)}.${signature}`,
      `${id}.${secret}.${"A".repeat(43)}`,
      `${otherId}.${secret}.${signature}`,
      `${id}.${secret}`,
      `${refreshToken}.more`,
      "..",
    ])
      expect([forged, await outcomeOf(exchange(forged))]).toEqual([forged, "unauthenticated"]);
    expect(await outcomeOf(exchange(refreshToken))).toBe("ok");
    expect(await outcomeOf(exchange(other.refreshToken))).toBe("ok");
  });

  it("are stored as their hash alone", async () => {
    const { refreshToken, userId } = await makeAccount();
    const [row] = await database.sql()`select s::text as text, refresh_hash as hash from sessions s
      where user_id = ${userId}`;
    for (const part of refreshToken.split(".")) expect(row?.text).not.toContain(part);
    expect(row?.hash).toBe(hashToken(refreshToken));
  });
});

describe("links in mails", () => {
  const issue = (userId: string, purpose: "verify" | "reset", email?: string) =>
    database.transact((tx) => issueEmailToken(tx, userId, purpose, undefined, email));

  it("confirm the address once and list the profile; opened again they say that it is confirmed", async () => {
    const account = await makeAccount({ verified: false });
    const { email } = account;
    const token = await issue(account.userId, "verify", email);
    const race = Array.from({ length: 20 }, () => execute(anonymous(), verifyEmail, { token }));
    expect(await Promise.all(race)).toEqual(race.map(() => ({ email })));
    expect((await execute(account.actor, me, {})).user.emailVerified).toBe(true);
    const [row] = await database.sql()`select listed,
      (select count(*)::int from audit_entries where subject_id = ${account.userId}
         and operation = 'accounts.verifyEmail') as confirmed
      from profiles where id = ${account.profileId}`;
    expect(row).toEqual({ listed: true, confirmed: 1 });
    await moveClock(database.sql(), "25 hours");
    expect(await execute(anonymous(), verifyEmail, { token })).toEqual({ email });
    await moveClock(database.sql(), "0");
  });

  it("say nothing of an address that the account has no more, or of an account that is deleted", async () => {
    const account = await makeAccount({ verified: false });
    const token = await issue(account.userId, "verify", account.email);
    await execute(anonymous(), verifyEmail, { token });
    const again = () => outcomeOf(execute(anonymous(), verifyEmail, { token }));
    const sql = database.sql();
    await sql`update users set email = ${uniqueEmail()} where id = ${account.userId}`;
    expect(await again()).toBe("invalid_input");
    await sql`update users set email = ${account.email}, deleted_at = app_now() where id = ${account.userId}`;
    expect(await again()).toBe("invalid_input");
    const reset = await issue(account.userId, "reset", account.email);
    await sql`update users set deleted_at = null where id = ${account.userId}`;
    expect(await outcomeOf(execute(anonymous(), verifyEmail, { token: reset }))).toBe("invalid_input");
  });

  it("are good for their time and their purpose only", async () => {
    const account = await makeAccount({ verified: false });
    const verify = await issue(account.userId, "verify");
    expect(await outcomeOf(execute(anonymous(), resetPassword, { token: verify, password: PASSWORD }))).toBe(
      "invalid_input",
    );
    await moveClock(database.sql(), "25 hours");
    expect(await outcomeOf(execute(anonymous(), verifyEmail, { token: verify }))).toBe("invalid_input");
    await moveClock(database.sql(), "0");
  });

  it.each([
    ["verify", verifyMail],
    ["reset", resetMail],
  ] as const)("of one purpose: a newer one ends the older (%s)", async (purpose, mail) => {
    const account = await makeAccount({ verified: false });
    const outcome = (token: string) =>
      outcomeOf(
        purpose === "verify"
          ? execute(anonymous(), verifyEmail, { token })
          : execute(anonymous(), resetPassword, { token, password: PASSWORD }),
      );
    const request = async (requestId: string) => {
      await performJob(mail, { userId: account.userId, requestId });
      const [entry] = (await listOutbox({ limit: 500 })).filter(({ to }) => to === account.email);
      const sent = entry && (await readOutbox(entry.id));
      return /token=([\w-]+)/.exec(sent?.text ?? "")?.[1] ?? "";
    };
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    const older = await request(first);
    const other = await issue(account.userId, purpose === "verify" ? "reset" : "verify");
    const newer = await request(second);
    // A repeated request sends the same link again, since a mailbox shows only one of two equal mails.
    expect([await request(second), older === newer]).toEqual([newer, false]);
    expect(await outcome(older)).toBe("invalid_input");
    expect(await outcome(newer)).toBe("ok");
    // What a used link stands for is done: the address is confirmed, and the password is not set twice.
    const used = purpose === "verify" ? "ok" : "invalid_input";
    expect([await outcome(newer), await outcome(older)]).toEqual([used, used]);
    const [row] =
      await database.sql()`select used_at from email_tokens where token_hash = ${hashToken(other)}`;
    expect(row?.used_at).toBeNull();
  });

  it("set a password once, of 20 at the same time too", async () => {
    const { userId } = await makeAccount();
    const token = await issue(userId, "reset");
    const race = Array.from({ length: 20 }, (_, n) =>
      execute(anonymous(), resetPassword, { token, password: `Another-horse-${n}` }),
    );
    expect(await tally(race)).toEqual({ ok: 1, invalid_input: 19 });
  });

  it("set a new password and end every session", async () => {
    const account = await makeAccount();
    const token = await issue(account.userId, "reset");
    await execute(anonymous(), resetPassword, { token, password: "Another-horse-43" });
    expect((await loadActor(await verifyAccessToken(account.accessToken), null))?.kind).toBe("anonymous");
    expect(await outcomeOf(execute(anonymous(), login, { email: account.email, password: PASSWORD }))).toBe(
      "unauthenticated",
    );
    expect(
      await outcomeOf(execute(anonymous(), login, { email: account.email, password: "Another-horse-43" })),
    ).toBe("ok");
  });

  it.each([
    ["a common one", () => "Sunshine2024!", accountMessages.passwordCommon],
    [
      "the account's name",
      (email: string) => `P${email.slice(1, email.indexOf("@"))}`,
      accountMessages.passwordOfAddress,
    ],
  ])("set no weak password (%s) and stay good for another", async (_, weak, message) => {
    const { userId, email } = await makeAccount();
    const token = await issue(userId, "reset");
    const refusal = await refusalOf(execute(anonymous(), resetPassword, { token, password: weak(email) }));
    expect([refusal.status, refusal.fields]).toEqual([400, { password: [message] }]);
    expect(
      await outcomeOf(execute(anonymous(), resetPassword, { token, password: "Another-horse-43" })),
    ).toBe("ok");
  });

  it("answer a forgotten password the same for known and unknown addresses, five mails at most", async () => {
    const { email } = await makeAccount();
    const known = await execute(anonymous(), forgotPassword, { email });
    const unknown = await execute(anonymous(), forgotPassword, { email: uniqueEmail() });
    expect(known).toEqual(unknown);
    const again = [];
    for (let n = 0; n < 5; n++) again.push(await outcomeOf(execute(anonymous(), forgotPassword, { email })));
    expect(again).toEqual(["ok", "ok", "ok", "ok", "rate_limited"]);
  });
});
