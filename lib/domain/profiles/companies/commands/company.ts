import { isDeepStrictEqual } from "node:util";
import { and, eq, ne, sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { companies, memberships, users } from "@/db/schema/accounts";
import { profiles } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import { changesOf } from "@/lib/core/audit-detail";
import type { Effects } from "@/lib/core/effects";
import { conflict } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { refuseCompanyName, unclaimed } from "@/lib/domain/profiles/profiles/names";
import { saveProfile } from "@/lib/domain/profiles/profiles/save";
import { countReminder } from "@/lib/platform/auth/account-limits";
import { uuidv7 } from "@/lib/utils/uuid";
import { twoFactorMailJob } from "../events";
import { lacksTwoFactor, requireActFor, requireNoHold } from "../policy";
import { companyMessages, TWO_FACTOR_DAYS } from "../rules";
import { type CompanyView, companyOutput, updateCompanyInput } from "../schema";
import { lockCompany } from "../store";
import { companyColumns, toCompanyView } from "../views";

const readView = (db: Transaction, companyId: string): Promise<CompanyView> =>
  db.select(companyColumns).from(companies).where(eq(companies.id, companyId)).then(only).then(toCompanyView);

const graceEnds = sql`app_now() + make_interval(days => ${TWO_FACTOR_DAYS})`;

/** Mails each active member but the caller who has not set up two-factor sign-in. Returns how many there are. */
async function mailWithoutTwoFactor(
  db: Transaction,
  effects: Effects,
  companyId: string,
  callerId: string,
): Promise<number> {
  const requestId = uuidv7();
  const rows = await db
    .select({ userId: users.id })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(...[eq(memberships.companyId, companyId), ne(users.id, callerId), lacksTwoFactor]));
  for (const { userId } of rows) effects.job(twoFactorMailJob, { userId, companyId, requestId });
  return rows.length;
}

/** Writes once a day at most to the members who have not set up the two-factor sign-in that is asked of them. */
export const remindTwoFactor = command({
  name: "companies.remindTwoFactor",
  summary: "Remind the members who have not set up two-factor sign-in, once a day at most",
  input: z.object({}),
  output: z.object({ reminded: z.int() }),
  access: "signedIn",
  message: "Reminder sent.",
  subject: async ({ db, actor }) => {
    const own = await lockCompany(db, actor);
    return own && { ...own, company: await readView(db, own.companyId) };
  },
  allow: ({ subject }) => requireActFor(subject, subject, "manageCompany"),
  audit: { kind: "company", id: ({ subject }) => subject.companyId },
  run: async ({ db, actor, subject: { companyId, company }, effects }) => {
    if (!company.requiresTwoFactor) throw conflict(companyMessages.noTwoFactor);
    const reminded = await mailWithoutTwoFactor(db, effects, companyId, actor.userId);
    if (reminded === 0) throw conflict(companyMessages.allHaveTwoFactor);
    await countReminder(companyId);
    return { reminded };
  },
});

/** Saves the settings that are sent. Another name renames the newsroom of that name with it. */
export const updateCompany = command({
  name: "companies.update",
  summary: "Change the company's settings",
  input: updateCompanyInput.safeExtend({
    name: unclaimed(updateCompanyInput.shape.name, "Company name"),
  }),
  output: companyOutput,
  access: "signedIn",
  subject: async ({ db, actor }) => {
    const own = await lockCompany(db, actor);
    return own && { ...own, before: await readView(db, own.companyId) };
  },
  allow: ({ actor, input, subject }) => {
    requireActFor(subject, subject, "manageCompany");
    if (input.name === undefined) return;
    requireNoHold(actor);
    requireActFor(subject, subject, "renameCompany");
  },
  audit: {
    kind: "company",
    // What changed nothing is no act.
    id: ({ subject: { companyId, before }, output: { company } }) =>
      isDeepStrictEqual(company, before) ? undefined : companyId,
    detail: ({ subject: { before }, output: { company } }) => {
      const named = changesOf(
        { name: before.name, requiresTwoFactor: before.requiresTwoFactor },
        { name: company.name, requiresTwoFactor: company.requiresTwoFactor },
      );
      const others = (
        ["website", "description", "industry", "newsroomsVisible", "newsroomsTakeMessages"] as const
      )
        .filter((field) => company[field] !== before[field])
        .map((field) => [field, true] as const);
      return { changed: { ...named, ...Object.fromEntries(others) } };
    },
  },
  run: async ({ db, actor, input, subject: { companyId, before }, effects }) => {
    const { name, requiresTwoFactor, ...fields } = input;
    const isOwn = eq(companies.id, companyId);
    if (name !== undefined && name !== before.name) {
      await refuseCompanyName(db, { name, field: "name", companyId });
      const [newsroom] = await db
        .select()
        .from(profiles)
        .where(and(eq(profiles.companyId, companyId), eq(profiles.name, before.name)))
        .limit(1)
        .for("update");
      if (newsroom) await saveProfile(db, effects, actor, newsroom, { company: name });
      else await db.update(companies).set({ name }).where(isOwn);
    }
    const isAsked = requiresTwoFactor === true && !before.requiresTwoFactor;
    if (isAsked) await mailWithoutTwoFactor(db, effects, companyId, actor.userId);
    await db
      .update(companies)
      .set({
        ...fields,
        requiresTwoFactor,
        // Who switches it off and on again gives nobody new days: the first day holds.
        ...(isAsked
          ? { twoFactorFrom: sql`coalesce(${companies.twoFactorFrom}, ${graceEnds})` as never }
          : {}),
        // A statement needs a column to set, and nothing may have been sent.
        createdAt: sql`${companies.createdAt}`,
      })
      .where(isOwn);
    return { company: await readView(db, companyId) };
  },
});
