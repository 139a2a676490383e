import { describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { me } from "@/lib/domain/accounts/queries";
import { actorOf, makeAccount } from "@/tests/factories/accounts";
import { testDatabase } from "@/tests/setup/database";
import { runStaff } from "./staff-commands";

testDatabase();

async function staff(...args: string[]) {
  const lines: string[] = [];
  const error = await runStaff(args, (line) => lines.push(line)).then(
    () => undefined,
    (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown)),
  );
  return { said: lines.join("\n"), error };
}

describe("the staff script", () => {
  it("records a review and says what it amounts to", async () => {
    const press = await makeAccount();
    const found = ["--outlet", "Northwind Post", "--by", "Ada Brandt"];
    const mail = await staff(
      "review",
      "--email",
      press.email,
      "--kind",
      "outlet_email",
      "--url",
      "https://northwind-post.com",
      ...found,
    );
    expect(mail.error).toBeUndefined();
    expect(mail.said).toContain("Presse pass: bronze, 40 points");
    const piece = ["--kind", "byline", "--url", "https://northwind-post.com/rain", "--date", "2020-02-29"];
    await staff("review", "--email", press.email.toUpperCase(), ...piece, ...found);

    const { said } = await staff("show", "--email", press.email);
    expect(said).toContain(
      "byline, Northwind Post, https://northwind-post.com/rain, 2020-02-29 (by Ada Brandt)",
    );
    expect(said).toContain("Verified: yes");
  });

  it("answers what is wrong with a sentence", async () => {
    const { email } = await makeAccount();
    const byline = ["review", "--email", email, "--kind", "byline", "--outlet", "A", "--by", "Ada"];
    const url = ["--url", "https://northwind-post.com/rain"];
    expect((await staff()).error).toMatch(/^Usage: /);
    expect((await staff("promote")).error).toMatch(/^Usage: /);
    expect((await staff("show")).error).toMatch(/^--email is missing/);
    expect((await staff("show", "--mail", email)).error).toContain("Unknown option '--mail'");
    expect((await staff("show", "--email", "nobody@northwind-post.com")).error).toBe(
      "There is no account with the address nobody@northwind-post.com.",
    );
    expect((await staff(...byline, ...url)).error).toBe("--date: A byline needs the day it was published");
    expect((await staff(...byline, ...url, "--date", "2026-02-30")).error).toContain("is no day");
    expect((await staff(...byline, "--url", "rain")).error).toContain("--url: URL must be a web address");
  });

  it("switches the AI features of an account off and on", async () => {
    const { email, accessToken } = await makeAccount({ userType: "brand" });
    const isOn = async () => (await execute(await actorOf(accessToken), me, {})).user.preferences.ai;
    expect((await staff("ai", "--email", email, "--set", "off")).said).toMatch(/^AI features are off for /);
    expect(await isOn()).toBe(false);
    await staff("ai", "--email", email, "--set", "on");
    expect(await isOn()).toBe(true);
    expect((await staff("ai", "--email", email, "--set", "maybe")).error).toBe(
      "--set: maybe is neither on nor off.",
    );
  });
});
