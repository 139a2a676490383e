import type { MemberRole, SessionKind, UserType } from "@/db/enums";
import type { Actor, ActorToken } from "@/lib/core/actor";
import { hashToken } from "@/lib/platform/crypto/tokens";
import { database } from "@/lib/platform/database";
import { settings } from "@/lib/platform/settings/settings";
import { isUuid } from "@/lib/utils/uuid";
import { makeAnonymousActor, makeUserActor } from "./make-actor";

type SessionRow = {
  sid: string;
  user_id: string;
  session_kind: SessionKind;
  user_type: UserType;
  email_verified: boolean;
  ai_enabled: boolean;
  is_staff: boolean;
  is_held: boolean;
  profile_id: string;
  company_id: string | null;
  company_role: MemberRole | null;
  member_read_only: string | null;
  profile_read_only: string | null;
  touch_due: boolean;
  two_factor_due: boolean;
  recently_confirmed: boolean;
};

/**
 * Loads the actor of a live session from its row: revoked, expired, foreign and unknown sessions are anonymous.
 * `acting` names another profile of their company, by its id or its slug: every member may act there, and
 * lib/domain/profiles/companies says what their role may do. Any other is refused as null.
 */
export async function loadActor(
  sessionId: string | null,
  ip: string | null,
  acting?: string | null,
): Promise<Actor | null> {
  if (!sessionId || !isUuid(sessionId)) return makeAnonymousActor(ip);
  const { sql } = database();
  const [row] = await sql<SessionRow[]>`
    select s.id as sid, s.user_id, s.kind as session_kind, u.user_type, u.email_verified_at is not null as email_verified,
      u.ai_enabled, u.staff_since is not null and u.totp_enabled_at is not null as is_staff, u.held_at is not null as is_held,
      p.id as profile_id, m.company_id, m.role as company_role,
      m.read_only_since as member_read_only, p.read_only_since as profile_read_only,
      s.last_seen_at < app_now() - interval '5 minutes' as touch_due,
      coalesce(c.requires_two_factor and u.totp_enabled_at is null and coalesce(c.two_factor_from <= app_now(), true), false)
        as two_factor_due,
      coalesce(s.confirmed_at > app_now() - interval '10 minutes', false) as recently_confirmed
    from sessions s
    join users u on u.id = s.user_id and u.deleted_at is null
    join profiles p on p.user_id = u.id
    left join memberships m on m.user_id = u.id and m.status = 'active'
    left join companies c on c.id = m.company_id
    where s.id = ${sessionId} and s.revoked_at is null and s.expires_at > app_now()`;
  if (!row) return makeAnonymousActor(ip);
  if (row.touch_due) {
    await sql`
      update sessions set last_seen_at = app_now(), ip = coalesce(${ip}, ip),
        expires_at = case when kind = 'browser'
          then least(app_now() + interval '7 days', created_at + interval '90 days') else expires_at end
      where id = ${row.sid}`;
  }
  return actorFrom(row, ip, acting);
}

/** By these characters an API token differs from the token of a session. */
export const TOKEN_START = "fw_";

type TokenRow = Omit<SessionRow, "touch_due"> & { name: string; owner: string; scopes: string[] };

/**
 * Loads the actor of a live API token from its row. A person's token acts as they do. A company's has the rights of its
 * own role, and writes as its maker for as long as they are an active member, and as the longest-standing Admin after
 * that. While staff hold or closed its maker's account it sends nothing (docs/decisions/048).
 */
export async function loadTokenActor(
  token: string,
  ip: string | null,
  acting?: string | null,
): Promise<Actor | null> {
  const { sql } = database();
  const [row] = await sql<TokenRow[]>`
    select t.id as sid, u.id as user_id, 'api' as session_kind, u.email_verified_at is not null as email_verified,
      u.ai_enabled, false as is_staff, u.held_at is not null or exists (select 1 from users maker
        where maker.id = t.made_by and coalesce(maker.held_at, maker.closed_at) is not null) as is_held,
      case when t.company_id is null then u.user_type else p.kind end as user_type,
      p.id as profile_id, m.company_id, coalesce(t.role, m.role) as company_role,
      m.read_only_since as member_read_only, p.read_only_since as profile_read_only,
      t.company_id is null and coalesce(c.requires_two_factor and u.totp_enabled_at is null
        and coalesce(c.two_factor_from <= app_now(), true), false) as two_factor_due,
      false as recently_confirmed, t.name, t.scopes,
      case when t.company_id is null or u.id = t.made_by then u.name else c.name end as owner
    from api_tokens t
    join users u on u.deleted_at is null and u.id = coalesce(t.user_id, (
      select a.user_id from memberships a join users who on who.id = a.user_id and who.deleted_at is null
      where a.company_id = t.company_id and a.status = 'active'
      order by who.held_at is not null, coalesce(a.user_id = t.made_by, false) desc, a.role, a.created_at, a.user_id limit 1))
    join profiles p on p.id = case when t.company_id is null
      then (select id from profiles where user_id = u.id)
      else (select id from profiles where company_id = t.company_id order by id limit 1) end
    left join memberships m on m.user_id = u.id and m.status = 'active'
    left join companies c on c.id = m.company_id
    where t.token_hash = ${hashToken(token)} and t.revoked_at is null and t.expires_at > app_now()`;
  if (!row) return makeAnonymousActor(ip);
  await sql`
    update api_tokens set last_used_at = app_now(), calls_month = month.first,
      calls = case when calls_month = month.first then calls + 1 else 1 end
    from (select date_trunc('month', app_now() at time zone 'UTC')::date as first) month where id = ${row.sid}`;
  const label = `token ${row.name} (${row.owner})`;
  return actorFrom(row, ip, acting, {
    id: row.sid,
    label,
    scopes: row.scopes,
    anonymous: makeAnonymousActor(ip),
  });
}

/** Postgres takes no NUL, which an address may hold. */
const SLUG_OR_ID = /^[a-z0-9-]{1,100}$/i;

async function actorFrom(
  row: Omit<SessionRow, "touch_due">,
  ip: string | null,
  acting: string | null | undefined,
  token: ActorToken | null = null,
): Promise<Actor | null> {
  const { sql } = database();
  let { profile_id: profileId, user_type: userType, profile_read_only: readOnlySince } = row;
  if (acting && acting !== profileId) {
    if (!SLUG_OR_ID.test(acting)) return null;
    const [named] = await sql<{ id: string; kind: UserType; read_only_since: string | null }[]>`
      select p.id, p.kind, p.read_only_since from profiles p left join users owner on owner.id = p.user_id
      where ${isUuid(acting) ? sql`p.id = ${acting}` : sql`p.slug = ${acting}`} and owner.deleted_at is null
        and (p.id = ${profileId} or p.company_id = ${row.company_id})`;
    if (!named) return null;
    ({ id: profileId, kind: userType, read_only_since: readOnlySince } = named);
  }
  const since = row.member_read_only ?? readOnlySince;
  return makeUserActor({
    ip,
    userId: row.user_id,
    sessionId: row.sid,
    session: row.session_kind,
    userType,
    emailVerified: row.email_verified || settings().TESTING_MODE,
    profileId,
    companyId: row.company_id,
    companyRole: row.company_role,
    readOnlySince: since && !settings().BETA ? new Date(since) : null,
    aiEnabled: row.ai_enabled,
    isStaff: row.is_staff,
    isHeld: row.is_held,
    twoFactorDue: row.two_factor_due,
    recentlyConfirmed: row.recently_confirmed,
    token,
  });
}
