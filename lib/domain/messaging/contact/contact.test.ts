import { NextRequest } from "next/server";
import { describe, expect, it } from "vitest";
import { POST } from "@/app/api/contact/route";
import { execute } from "@/lib/core/execute";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { listOutbox, readOutbox } from "@/lib/platform/mail/outbox";
import { settings } from "@/lib/platform/settings/settings";
import { anonymous } from "@/tests/factories/accounts";
import { refusalOf } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import { sendContactMessage } from "./commands";
import { contactMailJob } from "./events";
import { type ContactValues, checkContact, contactLimits } from "./rules";
import { contactInput } from "./schema";

const { sql } = testDatabase({ RATE_LIMIT_ANONYMOUS: "100" });
const letter = {
  name: "Iris Tan",
  email: "iris@harbour-post.com",
  topic: "privacy",
  message: "What do you keep about me?\n\n<b>All of it</b>, please.",
} as const;

describe("a message from the contact page", () => {
  it("reaches the support address, answerable to its sender, as text", async () => {
    await execute(anonymous(), sendContactMessage, letter);
    const [job] = await sql()`
      select payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where identifier = 'contact.mail'`;
    await performJob(contactMailJob, job?.payload);
    const [entry] = await listOutbox();
    const mail = await readOutbox(entry?.id ?? "");
    expect(mail).toMatchObject({
      to: settings().SUPPORT_EMAIL,
      subject: "Privacy request: Iris Tan wrote to Fivewire",
      headers: { "Reply-To": letter.email },
    });
    expect(mail?.html).toContain("&lt;b&gt;All of it&lt;/b&gt;");
    expect(mail?.text).toContain("What do you keep about me?");
  });

  it("leaves no job behind when it is refused", async () => {
    await sql()`delete from graphile_worker._private_jobs`;
    const refusal = await refusalOf(
      execute(anonymous(), sendContactMessage, { ...letter, topic: "king" as never, message: " " }),
    );
    expect(refusal.fields).toEqual({ topic: ["Please choose a topic"], message: ["Message is required"] });
    expect(await sql()`select 1 from graphile_worker._private_jobs`).toHaveLength(0);
  });

  it("adds no second header", async () => {
    const refusal = await refusalOf(
      execute(anonymous(), sendContactMessage, { ...letter, email: "iris@post.com\r\nBcc: all@post.com" }),
    );
    expect(Object.keys(refusal.fields ?? {})).toEqual(["email"]);
  });
});

describe("the form", () => {
  const cases: [string, Partial<ContactValues>][] = [
    ["nothing wrong", {}],
    ["no name", { name: "  " }],
    ["a long name", { name: "x".repeat(contactLimits.name + 1) }],
    ["no address", { email: "" }],
    ["a bad address", { email: "iris at post" }],
    ["a long address", { email: `${"x".repeat(260)}@post.com` }],
    ["no topic", { topic: "" }],
    ["no message", { message: "\n" }],
    ["a long message", { message: "x".repeat(contactLimits.message + 1) }],
    ["the longest message", { message: "x".repeat(contactLimits.message) }],
  ];
  it.each(cases)("refuses in the browser what the server refuses: %s", (_, change) => {
    const values = { ...letter, ...change };
    const problems = checkContact(values);
    const issues = contactInput.safeParse(values).error?.issues ?? [];
    expect(Object.keys(problems)).toEqual([...new Set(issues.map(({ path }) => path[0]))]);
    for (const [field, message] of Object.entries(problems)) {
      if (field === "email" && values.email === "") continue;
      expect(issues.find(({ path }) => path[0] === field)?.message).toBe(message);
    }
  });
});

describe("POST /api/contact", () => {
  const post = () =>
    POST(
      new NextRequest("http://localhost:3999/api/contact", {
        method: "POST",
        body: new URLSearchParams(letter),
      }),
      { params: Promise.resolve({}) },
    );

  it("takes a form, and limits who writes too often", async () => {
    expect((await post()).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 20 }, () => post()));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(9);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect((await post()).status).toBe(429);
  });
});
