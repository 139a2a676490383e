import { StatusBadge } from "@/components/profiles/companies/status-badge";
import { ActionForm } from "@/components/ui/action-form";
import { AskFirst } from "@/components/ui/ask-first";
import { HowCounted } from "@/components/ui/how-counted";
import { LinkButton } from "@/components/ui/link-button";
import { Day } from "@/components/ui/moment";
import { NewsroomLogo, Portrait } from "@/components/ui/portrait";
import { Section } from "@/components/ui/section";
import { withActing } from "@/lib/acting";
import { updateNewsroom } from "@/lib/actions/company";
import { newsroomFigures } from "@/lib/domain/insights/company/rules";
import type { NewsroomView } from "@/lib/domain/insights/company/schema";
import { shownStatus } from "@/lib/domain/profiles/companies/rules";
import type { MemberView } from "@/lib/domain/profiles/companies/schema";
import { OWN_PAGE_PATH } from "@/lib/domain/profiles/profiles/identity";
import { builderOf } from "./builder-of";
import { ManagerForm } from "./manager-form";
import { NewsroomCover } from "./newsroom-cover";

/** The company's newsrooms as cards, each with its status, manager, counts and the ways to it. */
export function NewsroomCards({
  title,
  newsrooms,
  members,
  total,
  more,
}: {
  title: string;
  newsrooms: NewsroomView[];
  members: MemberView[];
  total: number;
  /** The address of the next page of them. */
  more: string | null;
}) {
  const active = members.filter(({ status }) => status === "ACTIVE");
  return (
    <Section title={title} note="Paused: public, nobody new is shown it. Inactive: 404 for others">
      <HowCounted
        label="How matches, pitches and collabs are counted"
        terms={counts.map((count) => newsroomFigures[count])}
      />
      <ul className="grid gap-x-8 text-left md:grid-cols-2 lg:grid-cols-3">
        {newsrooms.map((newsroom) => (
          <li
            key={newsroom.id}
            aria-label={newsroom.name}
            data-accent={newsroom.kind.toLowerCase()}
            className="grid content-start gap-3 py-5"
          >
            <Newsroom newsroom={newsroom} members={active} />
          </li>
        ))}
      </ul>
      {newsrooms.length < total && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          {more ? (
            <LinkButton href={more} size="sm">
              Next newsrooms
            </LinkButton>
          ) : (
            <LinkButton href="/company-management?tab=profiles" size="sm">
              First newsrooms
            </LinkButton>
          )}
          <span className="meta">
            Showing {newsrooms.length} of {total.toLocaleString("en-US")}
          </span>
        </div>
      )}
    </Section>
  );
}

function Newsroom({ newsroom, members }: { newsroom: NewsroomView; members: MemberView[] }) {
  const { id, slug, name, status, isDraft, coverUrl, logoUrl, manager, updatedAt, listed, url } = newsroom;
  return (
    <>
      <NewsroomCover src={coverUrl}>
        <NewsroomLogo name={name} company={name} src={logoUrl} size="xl" />
      </NewsroomCover>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="flex flex-wrap gap-1">
          <StatusBadge status={shownStatus(newsroom)} />
          {newsroom.readOnlyAt && <StatusBadge status="READ_ONLY" />}
        </span>
        <p className="meta">
          Updated <Day iso={updatedAt} />
        </p>
      </div>
      <h3 className="h3 [overflow-wrap:anywhere]">{name}</h3>
      <details>
        <summary className="flex min-h-9 cursor-pointer list-none flex-wrap items-center gap-x-2 text-sm">
          {manager && (
            <Portrait
              name={manager.name}
              src={members.find((member) => member.id === manager.id)?.avatarUrl}
              size="sm"
            />
          )}
          <span className="min-w-0 text-ink-2 [overflow-wrap:anywhere]">
            {manager ? `Managed by ${manager.name}` : "No manager"}
          </span>
          <span className="link font-[520]">{manager ? "Change" : "Assign one"}</span>
        </summary>
        <ManagerForm newsroom={newsroom} members={members} />
      </details>
      <dl className="grid grid-cols-3 border-rule border-t pt-2 text-sm">
        {counts.map((count) => (
          <div key={count}>
            <dt className="meta">{newsroomFigures[count].label}</dt>
            <dd className="figure-serif num text-xl">{newsroom[count].toLocaleString("en")}</dd>
          </div>
        ))}
      </dl>
      <div className="grid grid-cols-2 gap-2">
        <LinkButton href={builderOf(newsroom)} size="sm">
          Edit Profile
        </LinkButton>
        {listed ? (
          <LinkButton href={url} size="sm" variant="tint">
            View Live
          </LinkButton>
        ) : (
          <LinkButton href={withActing(OWN_PAGE_PATH, slug)} size="sm">
            Not live: see it
          </LinkButton>
        )}
      </div>
      <div className="-ml-2 flex flex-wrap gap-1">
        {isDraft && status === "ACTIVE" && !newsroom.readOnlyAt && (
          <LinkButton href={builderOf(newsroom)} size="sm" variant="text">
            Publish it
          </LinkButton>
        )}
        {(["ACTIVE", "PAUSED"] as const)
          // A draft is shown to nobody, so there is nothing to pause.
          .filter((other) => other !== status && !(isDraft && other === "PAUSED"))
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
        {status !== "INACTIVE" && (
          <AskFirst
            inRow
            label={verbs.INACTIVE}
            question="All its pages answer 404 to everybody but your company, and nothing is sent or published in its name. You can activate it again."
          >
            <ActionForm action={updateNewsroom} fields={{ id, status: "INACTIVE" }} variant="bad" size="sm">
              {verbs.INACTIVE} {name}
            </ActionForm>
          </AskFirst>
        )}
      </div>
    </>
  );
}

const verbs = { ACTIVE: "Activate", PAUSED: "Pause", INACTIVE: "Deactivate" } as const;
const counts = ["matches", "pitches", "collaborations"] as const;
