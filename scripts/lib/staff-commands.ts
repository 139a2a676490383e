import { parseArgs } from "node:util";
import { and, eq, isNull } from "drizzle-orm";
import { evidenceKinds } from "../../db/enums";
import { users } from "../../db/schema/accounts";
import { evidence, profiles } from "../../db/schema/profiles";
import type { Transaction } from "../../db/types";
import { AppError } from "../../lib/core/errors";
import { transact } from "../../lib/core/execute";
import { switchAi as setAi } from "../../lib/domain/ai-assist/switch-ai";
import { type Marks, readMarks } from "../../lib/domain/evidence/marks";
import { recordReview } from "../../lib/domain/evidence/store";

export const STAFF_USAGE = `Usage: npm run staff -- COMMAND [options]

  review   Record what a reviewer found about an account; its marks are computed anew.
             --email   the account's address
             --kind    ${evidenceKinds.join(", ")}
             --outlet  the outlet's name (press and paid media, at an outlet)
             --url     the outlet's site, the author page, the piece, or the account's own site
             --date    the day a byline was published, YYYY-MM-DD
             --by      who reviewed it
             --note    anything worth keeping (optional)
           An author page is recorded only when it links to the profile or its website.
  show     Print an account's evidence and what it amounts to.   --email
  ai       Switch the AI features of an account on or off, as its owner asks.
             --email   the account's address
             --set     on, off

Example: npm run staff -- review --email nadia@meridianpost.example --kind byline --outlet "The Meridian Post" \\
           --url https://meridianpost.example/clinics --date 2026-10-02 --by "Ada Brandt"`;

const options = {
  email: { type: "string" },
  kind: { type: "string" },
  outlet: { type: "string" },
  url: { type: "string" },
  date: { type: "string" },
  by: { type: "string" },
  note: { type: "string" },
  set: { type: "string" },
} as const;

type Values = { [K in keyof typeof options]?: string };

/**
 * Carries out one line of the staff script in the database the settings name.
 * @throws an Error with a sentence for a person; without a known command, with the usage.
 */
export async function runStaff(args: string[], say: (line: string) => void): Promise<void> {
  const { command, values } = readArguments(args);
  try {
    if (command === "review") return await review(values, say);
    if (command === "show") return await show(values, say);
    if (command === "ai") return await switchAi(values, say);
  } catch (error) {
    throw described(error);
  }
  throw new Error(STAFF_USAGE);
}

function readArguments(args: string[]): { command: string | undefined; values: Values } {
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    if (positionals.length > 1) throw new Error(`Unexpected: ${positionals.slice(1).join(" ")}`);
    return { command: positionals[0], values };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${STAFF_USAGE}`);
  }
}

/** A refusal as the sentences of its fields, each with the option it means. */
function described(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  if (error.code === "internal") return error.cause ?? error;
  const optionOf: Record<string, string> = { occurredAt: "date", reviewedBy: "by" };
  const lines = Object.entries(error.fields ?? {}).map(
    ([field, sentences]) => `--${optionOf[field] ?? field}: ${sentences.join(" ")}`,
  );
  return new Error(lines.length > 0 ? lines.join("\n") : error.message);
}

function required(values: Values, name: keyof Values): string {
  const value = values[name]?.trim();
  if (!value) throw new Error(`--${name} is missing.\n\n${STAFF_USAGE}`);
  return value;
}

/** The account's own profile. */
async function findAccount(tx: Transaction, email: string) {
  const [row] = await tx
    .select({ userId: users.id, profileId: profiles.id, name: profiles.name })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(and(eq(users.email, email), isNull(users.deletedAt)));
  if (!row) throw new Error(`There is no account with the address ${email}.`);
  return row;
}

async function review(values: Values, say: (line: string) => void): Promise<void> {
  const email = required(values, "email");
  const found = {
    kind: required(values, "kind"),
    url: required(values, "url"),
    reviewedBy: required(values, "by"),
    outlet: values.outlet,
    note: values.note,
    occurredAt: values.date === undefined ? undefined : readDate(values.date),
  };
  const { name, marks } = await transact(async (tx, effects) => {
    const { profileId, name } = await findAccount(tx, email);
    return { name, marks: await recordReview(tx, effects, profileId, found) };
  });
  say(`Recorded for ${name}.`);
  printMarks(marks, say);
}

function readDate(text: string): Date {
  const date = new Date(`${text}T00:00:00Z`);
  if (
    !/^\d{4}-\d\d-\d\d$/.test(text) ||
    Number.isNaN(date.getTime()) ||
    !date.toISOString().startsWith(text)
  ) {
    throw new Error(`--date: ${text} is no day; write it as 2026-10-02.`);
  }
  return date;
}

async function show(values: Values, say: (line: string) => void): Promise<void> {
  const email = required(values, "email");
  const { name, rows, marks } = await transact(async (tx) => {
    const { profileId, name } = await findAccount(tx, email);
    const rows = await tx
      .select()
      .from(evidence)
      .where(eq(evidence.profileId, profileId))
      .orderBy(evidence.id);
    return { name, rows, marks: await readMarks(tx, profileId) };
  });
  say(name);
  for (const { kind, outlet, url, occurredAt, reviewedBy } of rows) {
    const day = occurredAt?.toISOString().slice(0, 10);
    say(`  ${[kind, outlet, url, day].filter(Boolean).join(", ")} (by ${reviewedBy})`);
  }
  if (marks) printMarks(marks, say);
}

function printMarks({ verified, pressePass }: Marks, say: (line: string) => void) {
  say(`  Verified: ${verified ? "yes" : "no"}`);
  if (!pressePass) return;
  say(`  Presse pass: ${pressePass.tier ?? "none"}, ${pressePass.points} points`);
  for (const reason of pressePass.reasons) say(`    ${reason}`);
}

async function switchAi(values: Values, say: (line: string) => void): Promise<void> {
  const email = required(values, "email");
  const wanted = required(values, "set");
  if (wanted !== "on" && wanted !== "off") throw new Error(`--set: ${wanted} is neither on nor off.`);
  const { name } = await transact(async (tx) => {
    const account = await findAccount(tx, email);
    await setAi(tx, account.userId, wanted === "on");
    return account;
  });
  say(`AI features are ${wanted} for ${name}.`);
}
