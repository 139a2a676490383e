import { parseArgs } from "node:util";
import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { evidenceKinds } from "../../db/enums";
import { users } from "../../db/schema/accounts";
import { evidence, profiles } from "../../db/schema/profiles";
import { evidenceSubmissions } from "../../db/schema/verification";
import type { Transaction } from "../../db/types";
import { AppError } from "../../lib/core/errors";
import { transact } from "../../lib/core/execute";
import { terminateSockets } from "../../lib/domain/accounts/accounts/events";
import { revokeSessions } from "../../lib/domain/accounts/accounts/sessions";
import { switchAi as setAi } from "../../lib/domain/accounts/accounts/switch-ai";
import { lockAppeal, requireUndecided, settleAppeal } from "../../lib/domain/profiles/evidence/appeals";
import { type Marks, readMarks } from "../../lib/domain/profiles/evidence/marks";
import { verificationLimits } from "../../lib/domain/profiles/evidence/rules";
import { recordReview } from "../../lib/domain/profiles/evidence/store";
import { canonicalEmail } from "../../lib/utils/canonical-email";
import { isUuid } from "../../lib/utils/uuid";

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
  staff    Make an account with two-factor sign-in one of staff, with all of /admin, or no longer.
             --email   the account's address
             --set     on, off
  appeals  List the appeals that wait for a decision, oldest first.
  decide   Decide an appeal; its owner is notified with the reason.
             --id      the appeal's id, as the list shows it
             --by      who reviewed it
             --set     approve, decline
             --note    the reason
  sign-out End every session of an account, as after a stolen password.   --email
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
  id: { type: "string" },
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
    if (command === "staff") return await switchStaff(values, say);
    if (command === "appeals") return await showAppeals(say);
    if (command === "decide") return await decide(values, say);
    if (command === "sign-out") return await signOut(values, say);
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

/** The sentences of a refusal's fields each name the option that they mean. */
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

async function findAccount(tx: Transaction, email: string) {
  const [row] = await tx
    .select({
      userId: users.id,
      profileId: profiles.id,
      name: profiles.name,
      hasTwoFactor: isNotNull(users.totpEnabledAt).mapWith(Boolean),
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(and(eq(users.email, canonicalEmail(email)), isNull(users.deletedAt)));
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
  const isOn = readSwitch(values);
  const { name } = await transact(async (tx) => {
    const account = await findAccount(tx, email);
    await setAi(tx, account.userId, isOn);
    return account;
  });
  say(`AI features are ${isOn ? "on" : "off"} for ${name}.`);
}

async function switchStaff(values: Values, say: (line: string) => void): Promise<void> {
  const email = required(values, "email");
  const isOn = readSwitch(values);
  const { name } = await transact(async (tx) => {
    const account = await findAccount(tx, email);
    if (isOn && !account.hasTwoFactor) {
      throw new Error("--email: Staff sign in with two-factor, which this account has yet to set up.");
    }
    await tx
      .update(users)
      .set({ staffSince: isOn ? sql`coalesce(${users.staffSince}, app_now())` : null })
      .where(eq(users.id, account.userId));
    return account;
  });
  say(isOn ? `${name} is staff and decides appeals at /admin/reviews.` : `${name} is no longer staff.`);
}

function readSwitch(values: Values): boolean {
  const wanted = required(values, "set");
  if (wanted !== "on" && wanted !== "off") throw new Error(`--set: ${wanted} is neither on nor off.`);
  return wanted === "on";
}

/** One list shows at most so many; the rest comes when these are decided. */
const MAX_APPEALS = 100;

async function showAppeals(say: (line: string) => void): Promise<void> {
  const rows = await transact((tx) =>
    tx
      .select({ row: evidenceSubmissions, name: profiles.name, email: users.email })
      .from(evidenceSubmissions)
      .innerJoin(profiles, eq(profiles.id, evidenceSubmissions.profileId))
      .leftJoin(users, eq(users.id, profiles.userId))
      .where(eq(evidenceSubmissions.state, "appealed"))
      .orderBy(asc(evidenceSubmissions.id))
      .limit(MAX_APPEALS),
  );
  if (rows.length === 0) say("No appeal waits.");
  for (const { row, name, email } of rows) {
    const day = row.occurredAt?.toISOString().slice(0, 10);
    say(`${row.id}  ${name}${email ? ` (${email})` : ""}`);
    say(`  ${[row.kind, row.outlet, row.url, day].filter(Boolean).join(", ")}; check: ${row.finding}`);
    say(`  ${row.appeal}`);
  }
}

async function decide(values: Values, say: (line: string) => void): Promise<void> {
  const [id, reviewedBy, reason] = [required(values, "id"), required(values, "by"), required(values, "note")];
  const decision = required(values, "set");
  if (decision !== "approve" && decision !== "decline") {
    throw new Error(`--set: ${decision} is neither approve nor decline.`);
  }
  if (reason.length > verificationLimits.reason) {
    throw new Error(`--note: at most ${verificationLimits.reason} characters.`);
  }
  await transact(async (tx, effects) => {
    const appeal = isUuid(id) ? await lockAppeal(tx, id) : null;
    if (!appeal) throw new Error(`--id: there is no appeal ${id}.`);
    requireUndecided(appeal);
    await settleAppeal(tx, effects, appeal, { decision, reason, reviewerId: null, reviewedBy });
  });
  say(decision === "approve" ? "Approved." : "Declined.");
}

async function signOut(values: Values, say: (line: string) => void): Promise<void> {
  const email = required(values, "email");
  const { name } = await transact(async (tx, effects) => {
    const account = await findAccount(tx, email);
    await revokeSessions(tx, account.userId);
    effects.job(terminateSockets, { userId: account.userId });
    return account;
  });
  say(`${name} is signed out everywhere.`);
}
