import { isDeepStrictEqual } from "node:util";
import { and, eq, sql } from "drizzle-orm";
import { only } from "@/db/only";
import { companies } from "@/db/schema/accounts";
import { profiles } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import { changesOf } from "@/lib/core/audit-detail";
import { command } from "@/lib/core/operation";
import { refuseCompanyName, unclaimed } from "@/lib/domain/profiles/profiles/names";
import { saveProfile } from "@/lib/domain/profiles/profiles/save";
import { requireActFor } from "../policy";
import { TWO_FACTOR_DAYS } from "../rules";
import { type CompanyView, companyOutput, updateCompanyInput } from "../schema";
import { lockCompany } from "../store";
import { companyColumns, toCompanyView } from "../views";

const readView = (db: Transaction, companyId: string): Promise<CompanyView> =>
  db.select(companyColumns).from(companies).where(eq(companies.id, companyId)).then(only).then(toCompanyView);

const graceEnds = sql`app_now() + make_interval(days => ${TWO_FACTOR_DAYS})`;

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
  allow: ({ input, subject }) => {
    requireActFor(subject, subject, "manageCompany");
    if (input.name !== undefined) requireActFor(subject, subject, "renameCompany");
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
