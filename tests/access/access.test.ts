import { beforeAll, describe, expect, it } from "vitest";
import type { Actor, JobActor } from "@/lib/core/actor";
import type { AuditKind } from "@/lib/core/audit-detail";
import { execute } from "@/lib/core/execute";
import type { Operation } from "@/lib/core/operation";
import { refusedProofs } from "@/lib/platform/auth/refused-proof";
import { actionSurfaces, jobSurfaces, readOperations, routeSurfaces } from "../architecture/surfaces";
import { outcomeOf } from "../factories/outcome";
import { testDatabase } from "../setup/database";
import { compareGenerated } from "../setup/generated";
import { writeAccessDocument } from "./document";
import { matrix, type Outcome } from "./matrix";
import { type Caller, callers, makeWorld, type World } from "./world";

const database = testDatabase({
  PUSHER_APP_ID: "fivewire",
  PUSHER_KEY: "key",
  PUSHER_SECRET: "secret",
  REALTIME_PORT: "1",
});
const operations = await readOperations();
let world: World;
let restore: () => Promise<void>;
/** An earlier command changed the world. */
let isChanged = false;

/** The table of the row that an entry of each kind names; a contact message exists only in the queue. */
const auditTables: Partial<Record<AuditKind, string | null>> = {
  account: "users",
  asset: "assets",
  audit_log: null,
  company: "companies",
  company_token: "api_tokens",
  contact_message: null,
  evidence_submission: "evidence_submissions",
  conversation: "conversations",
  message: "messages",
  pitch: "pitches",
  plan: "billing_customers",
  pitch_draft: "pitch_drafts",
  pitch_page: "pitch_pages",
  product_request: "product_requests",
  profile: "profiles",
  release: "releases",
  session: "sessions",
  token: "api_tokens",
  stopped_address: null,
  subscriber: "subscribers",
  work_sample: "work_samples",
  request: "requests",
  report: "reports",
  scheduled_message: "scheduled_messages",
  import: "imports",
  job: null,
  invitation: "invitations",
  member: "users",
};

/** A refused password or code has an entry of its own kind, which is no act of the operation. */
const noActs = Object.values(refusedProofs);

const countEntries = async () => {
  const [row] = await database.sql()<{ count: number }[]>`select count(*)::int as count from audit_entries
    where operation <> all(${noActs})`;
  return row?.count ?? 0;
};

/** The entries since a count: who acted, what they did, and whether the entry's row exists. */
async function readEntries(since: number) {
  const rows = await database.sql()`select * from audit_entries
    where operation <> all(${noActs}) order by created_at, id offset ${since}`;
  return Promise.all(
    rows.map(async ({ user_id, profile_id, job, operation, subject_kind, subject_id }) => {
      const table = auditTables[subject_kind as AuditKind];
      const named =
        table && (await database.sql()`select 1 from ${database.sql()(table)} where id = ${subject_id}`);
      return {
        user_id,
        // A job's entry names the newsroom whose thing it touched, for the log of its company.
        profile_id: job ? null : profile_id,
        job,
        operation,
        subject_kind,
        isThere: named ? named.length === 1 : null,
      };
    }),
  );
}

/** Expects an entry for each act, about a row that exists. */
function expectedEntries({ spec: { name, audit } }: Operation, actors: (Actor | JobActor)[]) {
  if (!audit || "skip" in audit) return [];
  return actors.map((actor) => ({
    user_id: actor.kind === "user" ? actor.userId : null,
    profile_id: actor.kind === "user" ? actor.profileId : null,
    job: actor.kind === "job" ? actor.job : null,
    operation: name,
    subject_kind: audit.kind,
    isThere: auditTables[audit.kind] === null ? null : !aboutNothing.has(name),
  }));
}
// These operations delete the row that they name; a forgotten password's address is unknown here.
const aboutNothing = new Set([
  "accounts.forgotPassword",
  "assets.delete",
  "evidence.remove",
  "messages.deleteScheduled",
  "pitchDrafts.delete",
  "pitchPages.delete",
  "releases.delete",
  "requests.delete",
  "workSamples.delete",
]);

beforeAll(async () => {
  world = await makeWorld((text, values) => database.sql().unsafe(text, values) as never);
  restore = await database.takeSnapshot();
});

describe("the access matrix", () => {
  it("has a row for every operation, and none for what is gone", () => {
    expect(Object.keys(matrix).toSorted()).toEqual([...operations.keys()].toSorted());
  });

  it.each(Object.entries(matrix))(
    "%s answers everybody as the matrix says",
    async (name, { input, expected, idle }) => {
      const operation = operations.get(name) as Operation;
      // The parties are the last callers, because their commands change the world.
      if (isChanged) await restore();
      isChanged = operation.kind === "command";
      const found = {} as Record<Caller, Outcome>;
      const since = await countEntries();
      for (const caller of callers) {
        found[caller] = await outcomeOf(execute(world.actors[caller], operation, input(world, caller)));
      }
      expect(found).toEqual(expected);
      const passed = idle ? [] : callers.filter((caller) => found[caller] === "ok");
      expect(await readEntries(since)).toEqual(
        expectedEntries(
          operation,
          passed.map((caller) => world.actors[caller]),
        ),
      );
    },
  );

  it("names a table for every noun that an audit entry is about", () => {
    const kinds = [...operations.values()].flatMap(({ spec: { audit } }) =>
      audit && "kind" in audit ? [audit.kind] : [],
    );
    expect(Object.keys(auditTables).toSorted()).toEqual([...new Set(kinds)].toSorted());
  });

  it("is what docs/access.md says (npm run docs)", async () => {
    const surfaces = [...(await routeSurfaces()), ...(await actionSurfaces()), ...jobSurfaces()];
    const document = writeAccessDocument(operations, surfaces);
    expect(compareGenerated("docs/access.md", document)).toBe(document);
  });
});
