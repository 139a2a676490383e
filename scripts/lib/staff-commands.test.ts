import { describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { me } from "@/lib/domain/accounts/accounts/queries";
import { settleEvidenceCheck } from "@/lib/domain/profiles/evidence/commands/check-submission";
import { appealEvidence, submitEvidence } from "@/lib/domain/profiles/evidence/commands/submissions";
import { listAppeals, readVerification } from "@/lib/domain/profiles/evidence/queries";
import { makeJobActor } from "@/lib/platform/jobs/job-actor";
import { actorOf, makeAccount } from "@/tests/factories/accounts";
import { outcomeOf } from "@/tests/factories/outcome";
import { switchTwoFactor } from "@/tests/factories/two-factor";
import { testDatabase } from "@/tests/setup/database";
import { runStaff } from "./staff-commands";

testDatabase();

async function staff(...args: string[]) {
  const lines: string[] = [];
  const error = await runStaff(args, (line) => lines.push(line)).then(
    () => undefined,
    (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown)),
  );
  return { output: lines.join("\n"), error };
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
    expect(mail.output).toContain("Presse pass: bronze, 40 points");
    const piece = ["--kind", "byline", "--url", "https://northwind-post.com/rain", "--date", "2020-02-29"];
    await staff("review", "--email", press.email.toUpperCase(), ...piece, ...found);

    const { output } = await staff("show", "--email", press.email);
    expect(output).toContain(
      "byline, Northwind Post, https://northwind-post.com/rain, 2020-02-29 (by Ada Brandt)",
    );
    expect(output).toContain("Verified: yes");
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

  it("makes an account staff, and no longer", async () => {
    const { email, accessToken, userId } = await makeAccount();
    const reads = async () => outcomeOf(execute(await actorOf(accessToken), listAppeals, {}));
    expect((await staff("staff", "--email", email, "--set", "on")).error).toContain("two-factor");
    expect(await reads()).toBe("not_found");
    await switchTwoFactor(userId, true);
    expect(await reads()).toBe("not_found");
    expect((await staff("staff", "--email", email, "--set", "on")).output).toContain("/admin/reviews");
    expect(await reads()).toBe("ok");
    await switchTwoFactor(userId, false);
    expect(await reads()).toBe("not_found");
    await switchTwoFactor(userId, true);
    await staff("staff", "--email", email, "--set", "off");
    expect(await reads()).toBe("not_found");
  });

  it("lists appeals and decides each once", async () => {
    const name = "Nadia Vale";
    const { actor, email } = await makeAccount({ name });
    expect((await staff("appeals")).output).toBe("No appeal waits.");
    const { submission } = await execute(actor, submitEvidence, {
      ...{ kind: "outlet_email", outlet: "Harbour Review", url: "https://harbour-review.org" },
    });
    const { id } = submission;
    await execute(makeJobActor("tests.check"), settleEvidenceCheck, { id, name, page: null });
    const decision = ["decide", "--id", id, "--by", "Ada Brandt", "--note", "On the masthead."];
    expect((await staff(...decision, "--set", "approve")).error).toBe(`--id: there is no appeal ${id}.`);
    await execute(actor, appealEvidence, { id, reason: "I write for it." });

    const { output } = await staff("appeals");
    for (const part of [id, email, "outlet_email, Harbour Review", "email_elsewhere", "I write for it."]) {
      expect(output).toContain(part);
    }
    expect((await staff(...decision, "--set", "yes")).error).toMatch(/^--set: yes is neither/);
    expect((await staff(...decision, "--set", "approve")).output).toBe("Approved.");
    expect((await staff(...decision, "--set", "decline")).error).toBe("This appeal is no longer open.");
    const { verification } = await execute(actor, readVerification, {});
    expect(verification).toMatchObject({
      verified: true,
      submissions: [{ reviewReason: "On the masthead." }],
    });
  });

  it("ends every session of an account", async () => {
    const { email, accessToken } = await makeAccount();
    expect((await staff("sign-out", "--email", email)).output).toMatch(/ is signed out everywhere\.$/);
    await expect(actorOf(accessToken)).rejects.toThrow();
  });

  it("switches the AI features of an account off and on", async () => {
    const { email, accessToken } = await makeAccount({ userType: "brand" });
    const isOn = async () => (await execute(await actorOf(accessToken), me, {})).user.preferences.ai;
    expect((await staff("ai", "--email", email, "--set", "off")).output).toMatch(/^AI features are off for /);
    expect(await isOn()).toBe(false);
    await staff("ai", "--email", email, "--set", "on");
    expect(await isOn()).toBe(true);
    expect((await staff("ai", "--email", email, "--set", "maybe")).error).toBe(
      "--set: maybe is neither on nor off.",
    );
  });
});
