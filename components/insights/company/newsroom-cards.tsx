import { ActionForm } from "@/components/ui/action-form";
import { Badge } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";
import { Portrait } from "@/components/ui/portrait";
import { Section } from "@/components/ui/section";
import { updateNewsroom } from "@/lib/actions/company";
import type { NewsroomView } from "@/lib/domain/insights/company/schema";
import type { MemberView } from "@/lib/domain/profiles/companies/schema";
import { utcDay } from "@/lib/utils/dates";
import { builderOf } from "./builder-of";
import { ManagerForm } from "./manager-form";

const statuses = {
  ACTIVE: { label: "Active", tone: "good" },
  PAUSED: { label: "Paused", tone: "warn" },
  INACTIVE: { label: "Inactive", tone: "plain" },
} as const;

/** The company's newsrooms as cards, each with its status, manager, counts and the ways to it. */
export function NewsroomCards({ newsrooms, members }: { newsrooms: NewsroomView[]; members: MemberView[] }) {
  const active = members.filter(({ status }) => status === "ACTIVE");
  return (
    <Section title="Brand Profiles" note="Paused: public, nobody new is shown it. Inactive: 404 for others">
      <ul className="grid gap-x-8 md:grid-cols-2 lg:grid-cols-3">
        {newsrooms.map((newsroom) => (
          <li key={newsroom.id} className="grid content-start gap-3 border-rule border-b py-5">
            <Newsroom newsroom={newsroom} members={active} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Newsroom({ newsroom, members }: { newsroom: NewsroomView; members: MemberView[] }) {
  const { id, name, status, logoUrl, manager, updatedAt, listed, url } = newsroom;
  const { label, tone } = statuses[status];
  return (
    <>
      <div className="flex items-center gap-3">
        <Portrait name={name} company={name} src={logoUrl} size="md" />
        <div className="min-w-0">
          <h3 className="h4 [overflow-wrap:anywhere]">{name}</h3>
          <p className="meta">Updated {utcDay(updatedAt)}</p>
        </div>
        <span className="ml-auto">
          <Badge tone={tone}>{label}</Badge>
        </span>
      </div>
      <p className="meta">{manager ? `Managed by ${manager.name}` : "No manager"}</p>
      <dl className="grid grid-cols-3 border-rule border-t pt-2 text-sm">
        {(["matches", "pitches", "collaborations"] as const).map((count) => (
          <div key={count}>
            <dt className="meta">{count === "collaborations" ? "Collabs" : capital(count)}</dt>
            <dd className="figure-serif num text-xl">{newsroom[count].toLocaleString("en")}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <LinkButton href={builderOf(newsroom)} size="sm">
          Edit Profile
        </LinkButton>
        {listed ? (
          <LinkButton href={url} size="sm" variant="tint">
            View Live
          </LinkButton>
        ) : (
          <span className="meta self-center">Not live</span>
        )}
        {(["ACTIVE", "PAUSED", "INACTIVE"] as const)
          .filter((other) => other !== status)
          .map((other) => (
            <ActionForm
              key={other}
              action={updateNewsroom}
              fields={{ id, status: other }}
              variant="text"
              size="sm"
              aria-label={`${verbs[other]} ${name}`}
            >
              {verbs[other]}
            </ActionForm>
          ))}
      </div>
      <ManagerForm newsroom={newsroom} members={members} />
    </>
  );
}

const verbs = { ACTIVE: "Activate", PAUSED: "Pause", INACTIVE: "Deactivate" } as const;
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
