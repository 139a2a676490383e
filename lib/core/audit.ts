import { and, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { type AuditDetail, auditEntries } from "@/db/schema/platform";
import type { Transaction } from "@/db/types";
import { isUuid } from "@/lib/utils/uuid";
import type { Actor, JobActor, UserActor } from "./actor";
import type { AuditKind } from "./audit-detail";
import type { CausedAct } from "./effects";
import type { Operation } from "./operation";

type Outcome = { input: unknown; subject: unknown; prepared: unknown; output: unknown };

/** Writes who did what to what, in the command's own transaction: what is refused or rolled back leaves nothing. */
export async function writeAudit(
  tx: Transaction,
  actor: Actor | JobActor,
  { spec: { name, audit, access } }: Operation,
  outcome: Outcome,
  caused: readonly CausedAct[],
): Promise<void> {
  if (audit && !("skip" in audit)) {
    const context = { actor, ...outcome } as never;
    const id = audit.id(context);
    const detail = audit.detail?.(context);
    if (id !== undefined)
      await writeEntry(tx, actor, access, { operation: name, kind: audit.kind, id, detail });
  }
  for (const act of caused) await writeEntry(tx, actor, access, act);
}

async function writeEntry(
  tx: Transaction,
  actor: Actor | JobActor,
  access: Operation["spec"]["access"],
  { operation, kind, id: subjectId, detail }: Omit<CausedAct, "id"> & { id: string | null },
): Promise<void> {
  const act = { operation, subjectKind: kind, subjectId, detail: detail ?? null };
  if (actor.kind === "job") {
    const newsrooms = await readNewsroomsOf(tx, kind, subjectId);
    const userName = `job: ${textOf(actor.job)}`;
    const own = { ...act, job: actor.job };
    const named = newsrooms.map((newsroom) => ({ ...own, ...newsroom, userName }));
    await (named.length > 0 ? tx.insert(auditEntries).values(named) : tx.insert(auditEntries).values(own));
    return;
  }
  const ofCompany = await readCompanyNames(tx, actor, kind, subjectId);
  await tx.insert(auditEntries).values({
    ...(actor.kind === "user" ? { userId: actor.userId, profileId: actor.profileId } : {}),
    ...(actor.kind === "user" && actor.token ? { tokenId: actor.token.id } : {}),
    ...(actor.kind === "user" && access === "staff" ? { userName: nameOf(actor) } : {}),
    ...ofCompany,
    ...act,
    ...("companyId" in ofCompany && detail ? { detail: await nameAll(tx, detail) } : {}),
  });
}

/** Copies the names of the profiles and people that a detail names. */
async function nameAll(tx: Transaction, detail: AuditDetail): Promise<AuditDetail> {
  const values = Object.values(detail.changed ?? {}).flatMap((one) =>
    one === true ? [] : [one.from, one.to],
  );
  const ids = [...(detail.profileIds ?? []), ...values].filter((id) => typeof id === "string" && isUuid(id));
  if (ids.length === 0) return detail;
  const named = sql`${`{${ids.join(",")}}`}::uuid[]`;
  const rows = await tx.execute<{ id: string; name: string }>(sql`
    select id, name from profiles where id = any(${named}) union select id, name from users where id = any(${named})`);
  return { ...detail, names: Object.fromEntries(rows.map(({ id, name }) => [id, name])) };
}

/** A log names the job "pitches.expireOne" as "expire". */
const textOf = (job: string): string =>
  (job.split(".")[1] ?? job)
    .replace(/(Of)?One$/, "")
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Selects as `profile_id` whose what a job acts on is. */
const owners: { [Kind in AuditKind]?: (id: string) => SQL } = {
  asset: (id) => sql`select profile_id from assets where id = ${id}`,
  evidence_submission: (id) => sql`select profile_id from evidence_submissions where id = ${id}`,
  pitch: (id) => sql`select unnest(array[sender_profile_id, recipient_profile_id]) as profile_id
    from pitches where id = ${id}`,
  pitch_page: (id) => sql`select profile_id from pitch_pages where id = ${id}`,
  product_request: (id) => sql`select unnest(array[owner_profile_id, requester_profile_id]) as profile_id
    from product_requests where id = ${id}`,
  profile: (id) => sql`select ${id}::uuid as profile_id`,
  release: (id) => sql`select profile_id from releases where id = ${id}`,
};

type OfNewsroom = { companyId: string; profileId: string; profileName: string; subjectName: string | null };

/** A job acts for each newsroom whose thing it touches, and stands in the log of that newsroom's company. */
async function readNewsroomsOf(
  tx: Transaction,
  kind: AuditKind,
  subjectId: string | null,
): Promise<OfNewsroom[]> {
  const ids = subjectId === null ? undefined : owners[kind]?.(subjectId);
  if (subjectId === null || !ids) return [];
  return tx.execute<OfNewsroom>(sql`
    select p.company_id as "companyId", p.id as "profileId", p.name as "profileName",
      (${subjectNames[kind]?.(subjectId) ?? sql`null::text`}) as "subjectName"
    from (${ids}) owner join profiles p on p.id = owner.profile_id where p.company_id is not null`);
}

/** Staff answer for what they do by the name at the act; of others the log reads the name when it is opened. */
const nameOf = ({ userId }: UserActor) => sql`(select name from users where id = ${userId})`;

/** Acts about these are a company's, for whichever profile they were done; acts about an account are never. */
const aboutCompany: AuditKind[] = ["company", "company_token", "invitation", "member"];
const aboutAccount: AuditKind[] = ["account", "session", "subscriber", "contact_message", "token"];

/** Reads how the log of a company names what an act was about; null where the act deleted it. */
const subjectNames: { [Kind in AuditKind]?: (id: string) => SQL } = {
  asset: (id) => sql`select coalesce(nullif(title, ''), caption) from assets where id = ${id}`,
  company: (id) => sql`select name from companies where id = ${id}`,
  company_token: (id) => sql`select name from api_tokens where id = ${id}`,
  invitation: (id) => sql`select email::text from invitations where id = ${id}`,
  member: (id) => sql`select name from users where id = ${id}`,
  pitch: (id) => sql`select coalesce(nullif(title, ''), subject) from pitches where id = ${id}`,
  pitch_page: (id) => sql`select coalesce(nullif(pitch_title, ''), name) from pitch_pages where id = ${id}`,
  profile: (id) => sql`select name from profiles where id = ${id}`,
  release: (id) => sql`select title from releases where id = ${id}`,
};

/**
 * The log of a company copies the names as they are at the act, so that it can still be read when they have changed.
 * An act for a profile that belongs to no company stands in no company's log.
 */
async function readCompanyNames(
  tx: Transaction,
  actor: Actor | JobActor,
  kind: AuditKind,
  subjectId: string | null,
) {
  const isAboutCompany = aboutCompany.includes(kind);
  if (actor.kind !== "user" || aboutAccount.includes(kind) || !(actor.companyId || isAboutCompany)) return {};
  const company = isAboutCompany
    ? sql`coalesce(${actor.companyId}::uuid, (select company_id from memberships where user_id = ${actor.userId}))`
    : sql`p.company_id`;
  const subject = subjectId === null ? undefined : subjectNames[kind]?.(subjectId);
  const [named] = await tx.execute<
    Record<"companyId" | "userName" | "profileName" | "subjectName", string>
  >(sql`
    select ${company} as "companyId", coalesce(${actor.token?.label ?? null}, u.name) as "userName", ${subject ? sql`(${subject})` : sql`null`} as "subjectName",
      case when p.company_id is not null then p.name end as "profileName"
    from users u, profiles p where u.id = ${actor.userId} and p.id = ${actor.profileId}`);
  return named?.companyId ? named : {};
}

type Forgotten = { userId: string; profileIds: readonly string[]; email: string; shown: string };

/** An erased account is named in no log any more: neither as who acted nor as whom an act was about. */
export async function forgetNames(
  tx: Transaction,
  { userId, profileIds, email, shown }: Forgotten,
): Promise<void> {
  const { userName, subjectKind, subjectId, subjectName, detail } = auditEntries;
  const ids = sql`${`{${[userId, ...profileIds].join(",")}}`}::text[]`;
  const isAbout = sql`(${subjectKind} in ('member', 'profile') and ${subjectId}::text = any(${ids}))
    or (${subjectKind} = 'invitation' and lower(${subjectName}) = lower(${email}))`;
  const isNamed = sql`${detail} -> 'names' ?| ${ids}`;
  await tx
    .update(auditEntries)
    .set({
      userName: sql`case when ${auditEntries.userId} = ${userId} then ${shown} else ${userName} end`,
      subjectName: sql`case when ${isAbout} then ${shown} else ${subjectName} end`,
    })
    .where(and(isNotNull(auditEntries.companyId), or(eq(auditEntries.userId, userId), isAbout)));
  await tx
    .update(auditEntries)
    .set({
      detail: sql`jsonb_set(${detail}, '{names}', (select jsonb_object_agg(key,
        case when key = any(${ids}) then to_jsonb(${shown}::text) else value end) from jsonb_each(${detail} -> 'names')))`,
    })
    .where(isNamed);
  await tx
    .update(auditEntries)
    .set({ userName: null, profileName: null, subjectName: null })
    .where(and(isNull(auditEntries.companyId), or(eq(auditEntries.userId, userId), eq(subjectId, userId))));
}

/** Of a company that is erased the acts stay, by ids alone. */
export async function forgetCompanyLog(tx: Transaction, companyId: string): Promise<void> {
  await tx
    .update(auditEntries)
    .set({
      ...{ companyId: null, userName: null, profileName: null, subjectName: null },
      detail: sql`${auditEntries.detail} - 'names'`,
    })
    .where(eq(auditEntries.companyId, companyId));
}

/** Deletes entries after two years. */
export async function deleteOldEntries(tx: Transaction): Promise<void> {
  await tx.delete(auditEntries).where(sql`${auditEntries.createdAt} < app_now() - interval '2 years'`);
}
