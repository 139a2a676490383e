import { only } from "@/db/only";
import { execute } from "../../../lib/core/execute";
import { acceptInvitation, invite } from "../../../lib/domain/profiles/companies/commands/invitations";
import { updateMember } from "../../../lib/domain/profiles/companies/commands/members";
import { createNewsroom, updateNewsroom } from "../../../lib/domain/profiles/companies/commands/newsrooms";
import { invitationToken } from "../../../lib/domain/profiles/companies/invitation-token";
import { updateProfile } from "../../../lib/domain/profiles/profiles/commands/update";
import { loadActor } from "../../../lib/platform/auth/load-actor";
import { database } from "../../../lib/platform/database";
import {
  companies,
  type SeedCompany,
  type SeedMember,
  type SeedNewsroom,
  type SeedProfile,
} from "../content";
import { fillProfile, openAccount, type Person, personOf } from "./accounts";
import type { SeedClock } from "./clock";
import type { Step } from "./exchanges";

/** An invitation is accepted so many days after it was sent. */
const ANSWER_DAYS = 0.4;

type Team = { founder: Person; company: SeedCompany; members: Map<string, Person["actor"]> };

/** Each company's members join and its newsrooms are made. Those that are complete are people of the world from then on. */
export async function makeCompanies(world: Map<string, Person>, clock: SeedClock): Promise<Step[]> {
  const later: Step[] = [];
  for (const [key, company] of Object.entries(companies)) {
    const team: Team = { founder: personOf(world, key), company, members: new Map() };
    const steps = [
      ...company.members.flatMap((member) => joinTeam(team, member)),
      ...company.newsrooms.map((newsroom) => openNewsroom(team, newsroom, world)),
    ];
    for (const { daysAgo, run } of steps.sort((a, b) => b.daysAgo - a.daysAgo)) {
      await clock.moveTo(daysAgo);
      await run();
    }
    if (company.newsrooms.length > 0) await manageOwn(team.founder);
    later.push(...changeTeam(team));
  }
  return later;
}

const manageOwn = ({ actor, profileId }: Person) =>
  execute(actor, updateNewsroom, { id: profileId, managerId: actor.userId });

function joinTeam({ founder, members }: Team, { key, role, joinedDaysAgo, ...account }: SeedMember): Step[] {
  const { email } = account;
  let token = "";
  const ask = async () => {
    const { invitation } = await execute(founder.actor, invite, { email, role });
    token = await readToken(invitation.id);
  };
  const join = async () => {
    const { userType } = founder.seed;
    const { actor } = await openAccount({ key, userType, ...account });
    await execute(actor, acceptInvitation, { token });
    members.set(key, await actingAs(actor));
  };
  return [
    { daysAgo: joinedDaysAgo + ANSWER_DAYS, run: ask },
    { daysAgo: joinedDaysAgo, run: join },
  ];
}

/** An invitation's link is in its mail alone, which nobody reads here: its token follows from the mail's job. */
async function readToken(invitationId: string): Promise<string> {
  const { requestId } = only(
    await database().sql<{ requestId: string }[]>`
      select payload ->> 'requestId' as "requestId" from graphile_worker._private_jobs
      where payload ->> 'invitationId' = ${invitationId}`,
  );
  return invitationToken(invitationId, requestId);
}

/** The member with their company, for one of its newsrooms or for their own profile. */
async function actingAs({ sessionId }: Person["actor"], profileId?: string): Promise<Person["actor"]> {
  const actor = await loadActor(sessionId, null, profileId);
  if (actor?.kind !== "user") throw new Error("A member of the demo's companies cannot act.");
  return actor;
}

const openNewsroom = (team: Team, newsroom: SeedNewsroom, world: Map<string, Person>): Step => ({
  daysAgo: newsroom.madeDaysAgo,
  run: async () => {
    const { founder, company, members } = team;
    const manager = members.get(newsroom.manager);
    const { person, email } = company.members.find(({ key }) => key === newsroom.manager) ?? {};
    if (!manager || !person || !email) throw new Error(`${newsroom.key} has no manager.`);
    const { userType: kind, website } = founder.seed;
    const made = await execute(founder.actor, createNewsroom, {
      ...{ name: newsroom.company, kind, managerId: manager.userId, description: newsroom.about },
    });
    const { manager: _, madeDaysAgo: __, ...fields } = newsroom;
    const seed = { ...fields, person, email, website, userType: kind };
    if (!isComplete(seed)) return;
    const actor = await actingAs(manager, made.newsroom.id);
    await execute(actor, updateProfile, {
      ...{ professionalTitle: seed.title, location: seed.location, expertise: seed.topics },
    });
    world.set(seed.key, await fillProfile({ actor, profileId: made.newsroom.id }, seed));
  },
});

type Brand = Extract<SeedProfile, { userType: "brand" }>;
/** The shape of the content has checked each field; a draft lacks some. */
const isComplete = (seed: { userType: string; location?: string | undefined }): seed is Brand =>
  seed.userType === "brand" && seed.location !== undefined;

/** What happens in a team that works already. */
const changeTeam = ({ founder, company, members }: Team): Step[] => [
  ...company.members.flatMap(({ key, pausedDaysAgo }): Step[] =>
    pausedDaysAgo === undefined
      ? []
      : [
          {
            daysAgo: pausedDaysAgo,
            run: () =>
              execute(founder.actor, updateMember, { id: members.get(key)?.userId, status: "paused" }),
          },
        ],
  ),
  ...company.invitations.map(({ daysAgo, ...invitation }) => ({
    daysAgo,
    run: () => execute(founder.actor, invite, invitation),
  })),
];

/** The people who belong to a company besides its founder. */
export const teammates: readonly SeedMember[] = Object.values(companies).flatMap(({ members }) => members);
