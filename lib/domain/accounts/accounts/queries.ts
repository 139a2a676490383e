import { and, desc, eq, inArray, isNotNull, isNull, notLike, or, sql } from "drizzle-orm";
import { z } from "zod";
import { companies, emailTokens, memberships, sessions, users } from "@/db/schema/accounts";
import { auditEntries, stoppedAddresses } from "@/db/schema/platform";
import { AppError } from "@/lib/core/errors";
import { text, toIso } from "@/lib/core/fields";
import { query } from "@/lib/core/operation";
import { readFollowed } from "@/lib/domain/profiles/follows/store";
import { readSaved } from "@/lib/domain/profiles/saved/store";
import { openTotpSecret, totpAddress } from "@/lib/platform/auth/second-factor";
import { hashToken } from "@/lib/platform/crypto/tokens";
import { describeDevice } from "@/lib/utils/device";
import { checkEmail } from "@/lib/utils/email-guard";
import { isUuid } from "@/lib/utils/uuid";
import { type ActivityKind, activityKinds, activityTexts } from "./activity";
import { makeAppealToken } from "./appeal-token";
import { tokenOfRequest } from "./email-tokens";
import { liveSessionOf } from "./policy";
import { activityView, securityView, sessionView, userView } from "./schema";
import { readUserView } from "./views";

const MAX_PROFILES = 100;
/** Only the newest sessions are shown; "everywhere else" ends all. */
const MAX_SESSIONS = 100;
const MAX_EVENTS = 50;

/** The field takes ids with commas between; malformed ones match no row. */
const profileIds = z
  .string({ error: "profiles must be ids with commas between" })
  .max(4000, `profiles: at most ${MAX_PROFILES}`)
  .transform((value) => value.split(",").filter(isUuid).slice(0, MAX_PROFILES));

/**
 * Answers who is calling, and which of the profiles on a page they follow or saved: all that a page that is the same
 * for everybody needs to know about its viewer, in one call.
 */
export const me = query({
  name: "accounts.me",
  summary: "The signed-in account, and which of some profiles it follows or saved",
  input: z.object({ profiles: profileIds.optional() }),
  output: z.object({
    user: userView,
    following: z.array(z.uuid()).optional(),
    saved: z.array(z.uuid()).optional(),
  }),
  access: "signedIn",
  beforeTwoFactor: true,
  run: async ({ db, actor, input: { profiles } }) => {
    const [user, following, saved] = await Promise.all([
      readUserView(db, actor.userId, actor.profileId),
      profiles && readFollowed(db, actor.profileId, profiles),
      profiles && readSaved(db, actor.profileId, profiles),
    ]);
    if (!user) throw new AppError("unauthenticated");
    return { user, following, saved };
  },
});

/** Answers the live warning of the sign-up form. It reveals nothing about which addresses have accounts. */
export const checkEmailAddress = query({
  name: "accounts.checkEmail",
  summary: "Whether an address may be used to sign up",
  input: z.object({ email: text("Email", 320) }),
  output: z.object({ warning: z.string().nullable() }),
  access: { public: "The sign-up form asks before there is an account." },
  run: async ({ input }) => ({ warning: checkEmail(input.email) }),
});

/** Answers whom a mail about an account goes to, or null for an account that is gone. */
export const readMailReceiver = query({
  name: "accounts.readMailReceiver",
  summary: "Whom a mail about an account goes to",
  input: z.object({ userId: z.uuid() }),
  output: z.object({ email: z.string(), name: z.string() }).nullable(),
  access: "jobs",
  run: async ({ db, input }) => {
    const [user] = await db
      .select({ email: users.email, name: users.name })
      .from(users)
      .where(and(eq(users.id, input.userId), isNull(users.deletedAt)));
    return user ?? null;
  },
});

/** Answers whom a mail of our staff goes to, and their sentence; the account may be closed. */
export const readReviewedAccount = query({
  name: "accounts.readReviewed",
  summary: "Whom a mail about a decision of staff goes to, and its reason",
  input: z.object({ userId: z.uuid() }),
  output: z
    .object({ email: z.string(), name: z.string(), reason: z.string(), appealToken: z.string().nullable() })
    .nullable(),
  access: "jobs",
  run: async ({ db, input }) => {
    const [user] = await db
      .select({
        email: users.email,
        name: users.name,
        reason: sql<string>`coalesce(${users.reviewReason}, '')`,
        heldAt: users.heldAt,
        closedAt: users.closedAt,
      })
      .from(users)
      .where(and(eq(users.id, input.userId), or(isNull(users.deletedAt), isNotNull(users.closedAt))));
    const decidedAt = user?.closedAt ?? user?.heldAt;
    return user
      ? { ...user, appealToken: decidedAt ? makeAppealToken(input.userId, decidedAt) : null }
      : null;
  },
});

/** Answers the link that a command stored for a mail, or null where it is used, superseded or out of date. */
export const readRequestedLink = query({
  name: "accounts.readRequestedLink",
  summary: "The link of a mail that its command asked for",
  input: z.object({
    userId: z.uuid(),
    requestId: z.uuid(),
    purpose: z.enum(["change", "stop", "restore"]),
  }),
  output: z
    .object({ email: z.string(), name: z.string(), token: z.string(), newEmail: z.string().nullable() })
    .nullable(),
  access: "jobs",
  run: async ({ db, input: { userId, requestId, purpose } }) => {
    const token = tokenOfRequest(purpose, userId, requestId);
    const [row] = await db
      .select({
        email: sql<string>`coalesce(${emailTokens.email}, ${users.email})`,
        name: users.name,
        // The notice names the address that the account is to get.
        newEmail: sql<string | null>`(select c.email from email_tokens c
          where c.token_hash = ${hashToken(tokenOfRequest("change", userId, requestId))})`,
      })
      .from(emailTokens)
      .innerJoin(users, eq(users.id, emailTokens.userId))
      .where(
        and(
          eq(emailTokens.tokenHash, hashToken(token)),
          isNull(emailTokens.usedAt),
          sql`${emailTokens.expiresAt} > app_now()`,
        ),
      );
    return row ? { ...row, token } : null;
  },
});

export const listSessions = query({
  name: "accounts.listSessions",
  summary: "Where the account is signed in",
  input: z.object({}),
  output: z.object({ sessions: z.array(sessionView) }),
  access: "signedIn",
  run: async ({ db, actor }) => {
    const rows = await db
      .select()
      .from(sessions)
      .where(liveSessionOf(actor))
      .orderBy(desc(sql`${sessions.id} = ${actor.sessionId}`), desc(sessions.lastSeenAt), desc(sessions.id))
      .limit(MAX_SESSIONS);
    return {
      sessions: rows.map(({ id, kind, ip, userAgent, createdAt, lastSeenAt }) => ({
        id,
        current: id === actor.sessionId,
        device: describeDevice(kind, userAgent),
        kind,
        ip,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      })),
    };
  },
});

export const listActivity = query({
  name: "accounts.listActivity",
  summary: "What happened about the account's security",
  input: z.object({}),
  output: z.object({ events: z.array(activityView) }),
  access: "signedIn",
  run: async ({ db, actor }) => {
    // The acts are those that the account did and those done to it: someone who signs in is nobody yet.
    const listed = inArray(auditEntries.operation, activityKinds);
    const rows = await db
      .select({ id: auditEntries.id, operation: auditEntries.operation, at: auditEntries.createdAt })
      .from(auditEntries)
      .where(
        and(
          listed,
          or(
            // What a member of staff did to other accounts is in those accounts' lists.
            and(eq(auditEntries.userId, actor.userId), notLike(auditEntries.operation, "people.%")),
            and(eq(auditEntries.subjectId, actor.userId), eq(auditEntries.subjectKind, "account")),
          ),
        ),
      )
      .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
      .limit(MAX_EVENTS);
    return {
      events: rows.map(({ id, operation, at }) => {
        const kind = operation as ActivityKind;
        return { id, kind, text: activityTexts[kind], at: at.toISOString() };
      }),
    };
  },
});

/**
 * Answers how the account is secured. The secret of a set-up that was begun is readable for ten minutes after the
 * password was given.
 */
export const readSecurity = query({
  name: "accounts.security",
  summary: "How the account is secured: password, two-factor, a pending change of address",
  input: z.object({}),
  output: z.object({ security: securityView }),
  access: "signedIn",
  beforeTwoFactor: true,
  run: async ({ db, actor }) => {
    const [row] = await db
      .select({
        email: users.email,
        verifiedAt: users.emailVerifiedAt,
        passwordChangedAt: users.passwordChangedAt,
        sealed: users.totpSecret,
        enabledAt: users.totpEnabledAt,
        required: companies.requiresTwoFactor,
        requiredFrom: companies.twoFactorFrom,
        refusal: stoppedAddresses.answer,
        refusedAt: stoppedAddresses.createdAt,
        codes: sql<number>`(select count(*)::int from recovery_codes c
          where c.user_id = ${users.id} and c.used_at is null)`,
        pending: sql<string | null>`(select t.email from email_tokens t where t.user_id = ${users.id}
          and t.purpose = 'change' and t.used_at is null and t.expires_at > app_now() limit 1)`,
      })
      .from(users)
      .leftJoin(memberships, eq(memberships.userId, users.id))
      .leftJoin(companies, eq(companies.id, memberships.companyId))
      .leftJoin(stoppedAddresses, eq(stoppedAddresses.email, users.email))
      .where(eq(users.id, actor.userId));
    if (!row) throw new AppError("unauthenticated");
    const enabled = row.enabledAt !== null;
    const begun = !enabled && row.sealed && actor.recentlyConfirmed;
    const secret = begun ? openTotpSecret(actor.userId, row.sealed ?? "") : null;
    return {
      security: {
        email: row.email,
        emailVerified: row.verifiedAt !== null,
        refused: row.refusedAt && { answer: row.refusal ?? "", since: toIso(row.refusedAt) },
        pendingEmail: row.pending,
        passwordChangedAt: row.passwordChangedAt?.toISOString() ?? null,
        confirmed: actor.recentlyConfirmed,
        codeDue: enabled && !actor.recentlyConfirmed,
        twoFactor: {
          enabled,
          enabledAt: row.enabledAt?.toISOString() ?? null,
          required: row.required ?? false,
          requiredFrom: row.required ? (row.requiredFrom?.toISOString() ?? null) : null,
          recoveryCodesLeft: row.codes,
          setup: secret ? { secret, address: totpAddress(secret, row.email) } : null,
        },
      },
    };
  },
});
