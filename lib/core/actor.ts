import type { MemberRole, SessionKind, UserType } from "@/db/enums";

declare const made: unique symbol;
type Branded<T> = T & { readonly [made]: true };

/** A caller without credentials. Public pages run as this one, so that they are the same for everybody. */
export type AnonymousActor = Branded<{ readonly kind: "anonymous"; readonly ip: string | null }>;

/** The API token by which somebody calls. It limits them to its scopes. */
export type ActorToken = {
  readonly id: string;
  /** A company's log names it so: "token CI (Petra)". */
  readonly label: string;
  readonly scopes: readonly string[];
  /** A public operation is called as this one: what everybody may read takes no scope, and gives no more by a token. */
  readonly anonymous: AnonymousActor;
};

/** The session row and its account say this about a signed-in person. */
export type UserActorFields = {
  readonly ip: string | null;
  readonly userId: string;
  readonly sessionId: string;
  readonly session: SessionKind;
  readonly userType: UserType;
  readonly emailVerified: boolean;
  /** The profile that the user acts for: their own, unless the request named another one that they manage. */
  readonly profileId: string;
  readonly companyId: string | null;
  /** Their role in that company. It is read from the database and never from a request. */
  readonly companyRole: MemberRole | null;
  /**
   * Since this moment they, or the newsroom that they act for, are beyond what the company's plan holds: they read, and
   * change nothing in its name.
   */
  readonly readOnlySince: Date | null;
  readonly aiEnabled: boolean;
  /** They review for the platform, by the staff script and two-factor sign-in; no request can say so. */
  readonly isStaff: boolean;
  /** Staff put the account on hold: it can send nothing until they lift it. */
  readonly isHeld: boolean;
  /** Their company asks for two-factor sign-in and they have not set it up: until then they may do nothing else. */
  readonly twoFactorDue: boolean;
  /** The user has confirmed in this session, in the last ten minutes, that it is them. */
  readonly recentlyConfirmed: boolean;
  /** They call by an API token; null in a session. */
  readonly token: ActorToken | null;
};

/** A signed-in person, acting as one profile. Loaded from the session row on every request. */
export type UserActor = Branded<UserActorFields & { readonly kind: "user" }>;

/** The actor calls from outside, with credentials or without. */
export type Actor = AnonymousActor | UserActor;

/** A running job, which acts for no signed-in user. */
export type JobActor = Branded<{ readonly kind: "job"; readonly job: string }>;
