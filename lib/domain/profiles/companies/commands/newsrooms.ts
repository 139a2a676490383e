import { and, eq, sql } from "drizzle-orm";
import { only } from "@/db/only";
import { companies } from "@/db/schema/accounts";
import { profiles } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { changesOf } from "@/lib/core/audit-detail";
import { AppError, invalidField, notFound } from "@/lib/core/errors";
import { upperCase } from "@/lib/core/fields";
import { command } from "@/lib/core/operation";
import { inheritBlocks } from "@/lib/domain/profiles/blocks/store";
import { unclaimed } from "@/lib/domain/profiles/profiles/names";
import { createProfile, refreshListing, writeTopics } from "@/lib/domain/profiles/profiles/store";
import { NEWS_TAG } from "@/lib/domain/profiles/profiles/tags";
import { resolveTopics } from "@/lib/domain/vocabulary/topics/taxonomy";
import { uuidv7 } from "@/lib/utils/uuid";
import { requireRoomForNewsroom } from "../plan";
import { requireActFor, requireNoHold } from "../policy";
import { companyMessages } from "../rules";
import { createNewsroomInput, newsroomOutput, updateNewsroomInput } from "../schema";
import { lockCompany } from "../store";
import { companyColumns, readMember } from "../views";

const newsroomColumns = {
  id: profiles.id,
  slug: profiles.slug,
  name: profiles.name,
  kind: profiles.kind,
  status: profiles.status,
  managerId: profiles.managerId,
};

async function readView(db: Transaction, id: string) {
  const row = await db.select(newsroomColumns).from(profiles).where(eq(profiles.id, id)).then(only);
  const kind = row.kind === "source" ? ("SOURCE" as const) : ("BRAND" as const);
  return { newsroom: { ...row, kind, status: upperCase(row.status) } };
}

/** Two newsrooms of one name would look the same, and a form that was sent twice makes one. The company is locked. */
async function requireUnusedName(tx: Transaction, companyId: string, name: string) {
  const [taken] = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), sql`lower(${profiles.name}) = lower(${name})`))
    .limit(1);
  if (taken)
    throw new AppError("conflict", companyMessages.hasNewsroom, {
      fields: { name: [companyMessages.hasNewsroom] },
    });
}

/** Only an active member manages a newsroom. @throws AppError `not_found` for who is no member. */
async function requireManager(tx: Transaction, companyId: string, managerId: string | null | undefined) {
  if (!managerId) return;
  const member = await readMember(tx, companyId, managerId);
  if (!member) throw notFound();
  if (member.status !== "active") throw invalidField("managerId", "Please choose an active member.");
}

/** Makes a draft of a newsroom that belongs to the company and to no account, with the company's defaults. */
export const createNewsroom = command({
  name: "newsrooms.create",
  summary: "Create a newsroom of the company",
  input: createNewsroomInput.safeExtend({ name: unclaimed(createNewsroomInput.shape.name, "Profile name") }),
  output: newsroomOutput,
  access: "signedIn",
  subject: ({ db, actor }) => lockCompany(db, actor),
  allow: ({ actor, subject }) => {
    requireNoHold(actor);
    requireActFor(subject, subject, "manageNewsrooms");
  },
  audit: { kind: "profile", id: ({ output }) => output.newsroom.id },
  run: async ({ db, input, subject: { companyId }, effects }) => {
    await requireRoomForNewsroom(db, companyId);
    const { name, kind, managerId, description = "" } = input;
    await requireUnusedName(db, companyId, name);
    await requireManager(db, companyId, managerId);
    const company = await db
      .select(companyColumns)
      .from(companies)
      .where(eq(companies.id, companyId))
      .then(only);
    const id = uuidv7();
    const { website, industry } = company;
    await createProfile(db, { id, userId: null, companyId, kind, name, location: "", website });
    await db
      .update(profiles)
      .set({
        managerId,
        about: description,
        boilerplate: company.description,
        visible: company.newsroomsVisible,
        allowDirectMessages: company.newsroomsTakeMessages,
        ...(industry ? { expertise: [industry] } : {}),
      })
      .where(eq(profiles.id, id));
    if (industry) await writeTopics(db, id, resolveTopics([industry]));
    await inheritBlocks(db, id);
    await refreshListing(db, effects, id);
    return readView(db, id);
  },
});

async function lockNewsroom({
  db,
  actor,
  input,
}: {
  db: Transaction;
  actor: UserActor;
  input: { id: string };
}) {
  const own = await lockCompany(db, actor);
  if (!own) return null;
  const [row] = await db
    .select({ id: profiles.id, status: profiles.status, managerId: profiles.managerId })
    .from(profiles)
    .where(and(eq(profiles.id, input.id), eq(profiles.companyId, own.companyId)))
    .for("update");
  return row ? { ...own, ...row } : null;
}

/** Pauses a newsroom, takes it off the net or brings it back, and says who manages it. */
export const updateNewsroom = command({
  name: "newsrooms.update",
  summary: "Change the status or the manager of a newsroom",
  input: updateNewsroomInput,
  output: newsroomOutput,
  access: "signedIn",
  subject: lockNewsroom,
  allow: ({ actor, subject }) => {
    requireNoHold(actor);
    requireActFor(subject, subject, "manageNewsrooms");
  },
  audit: {
    kind: "profile",
    // What changed nothing is no act.
    id: ({ subject, output: { newsroom } }) =>
      newsroom.status === upperCase(subject.status) && newsroom.managerId === subject.managerId
        ? undefined
        : subject.id,
    detail: ({ input: { status, managerId }, subject }) => ({
      changed: changesOf(
        { status: subject.status, manager: subject.managerId },
        { status, manager: managerId },
      ),
    }),
  },
  run: async ({ db, input: { status, managerId }, subject, effects }) => {
    await requireManager(db, subject.companyId, managerId);
    const isNewsroom = eq(profiles.id, subject.id);
    await db.update(profiles).set({ status, managerId, updatedAt: sql`app_now()` }).where(isNewsroom);
    if (status !== undefined && status !== subject.status) {
      await refreshListing(db, effects, subject.id);
      effects.invalidate(NEWS_TAG);
    }
    return readView(db, subject.id);
  },
});
