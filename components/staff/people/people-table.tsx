import { ProfilePicture } from "@/components/profiles/picture/profile-picture";
import { StaffTable } from "@/components/staff/staff-table";
import { AccentScope } from "@/components/ui/accent-scope";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { stateLabels } from "@/lib/domain/staff/people/rules";
import type { PersonView } from "@/lib/domain/staff/people/schema";
import { accentOf, labelOf, parseUserType } from "@/lib/domain/vocabulary/user-type/user-type";
import { utcDay } from "@/lib/utils/dates";

const tones: Partial<Record<PersonView["state"], BadgeTone>> = {
  ACTIVE: "good",
  UNVERIFIED: "warn",
  HELD: "bad",
  REPORTED: "bad",
  CLOSED: "bad",
};

export function PersonState({ state }: Pick<PersonView, "state">) {
  return (
    <Badge tone={tones[state] ?? "plain"}>
      {stateLabels[state.toLowerCase() as Lowercase<typeof state>]}
    </Badge>
  );
}

/** Accounts as a table; on a phone a row is the name and its facts on wrapping lines. */
export function PeopleTable({ people }: { people: PersonView[] }) {
  return (
    <StaffTable heads={["Name", "Type", "State", "Joined", "Seen"]}>
      {people.map((person) => (
        <Row key={person.id} person={person} />
      ))}
    </StaffTable>
  );
}

function Row({ person }: { person: PersonView }) {
  const { id, name, email, company, profile, userType, state, createdAt, lastSeenAt } = person;
  const type = parseUserType(userType) ?? "press";
  return (
    <tr className="border-rule border-b max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:gap-y-1 max-md:py-3">
      <td className="py-2.5 pr-4 max-md:w-full max-md:py-0">
        <span className="flex items-center gap-3">
          <ProfilePicture profile={profile} />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {/* A plain link fetches nothing ahead, because each opening of an account is recorded. */}
            <a href={`/admin/people/${id}`} className="block font-[600] hover:underline">
              {name}
            </a>
            <span className="meta block">{[email, company].filter(Boolean).join(", ")}</span>
          </span>
        </span>
      </td>
      <td className="py-2.5 pr-4 max-md:py-0">
        <AccentScope accent={accentOf(type)} className="flex items-center gap-2">
          <span aria-hidden className="h-4 w-[3px] bg-accent-vivid" />
          {labelOf(type)}
        </AccentScope>
      </td>
      <td className="py-2.5 pr-4 max-md:py-0">
        <PersonState state={state} />
      </td>
      <td className="num py-2.5 pr-4 max-md:py-0">
        <span className="meta md:hidden">Joined: </span>
        {utcDay(createdAt)}
      </td>
      <td className="num py-2.5 max-md:py-0">
        <span className="meta md:hidden">Seen: </span>
        {lastSeenAt ? utcDay(lastSeenAt) : "Never"}
      </td>
    </tr>
  );
}
