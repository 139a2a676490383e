import { Megaphone } from "lucide-react";
import type { ReactNode } from "react";
import { CopyButton } from "@/components/newsrooms/releases/copy-button";
import { DeletePitchPage } from "@/components/pitching/pitch-pages/delete-pitch-page";
import { stateLabels, untilText, wizardPath } from "@/components/pitching/pitch-pages/labels";
import { MayPress } from "@/components/profiles/companies/rights";
import { ActionForm } from "@/components/ui/action-form";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { LinkButton } from "@/components/ui/link-button";
import { StateFilter } from "@/components/ui/state-filter";
import type { PitchPageStatus } from "@/db/enums";
import { archivePitchPage, duplicatePitchPage, unarchivePitchPage } from "@/lib/actions/pitch-pages";
import type { PitchPageListView, PitchPageView } from "@/lib/domain/pitching/pitch-pages/schema";
import { OWN_PAGE_PATH } from "@/lib/domain/profiles/profiles/identity";
import { utcDay } from "@/lib/utils/dates";

const filters = ["published", "draft", "expired", "archived"] as const satisfies readonly PitchPageStatus[];

const labelOf = (status: PitchPageStatus) => stateLabels[status.toUpperCase() as PitchPageView["status"]];

const tones: Partial<Record<PitchPageView["status"], BadgeTone>> = { PUBLISHED: "good", EXPIRED: "warn" };

/**
 * Filters have counts, and each page is one row. It works without JavaScript, but for copying. `origin` is the site's
 * whole address. Of an account that is not listed no page is public: its rows lead nowhere, and say why.
 */
export function OwnPitchPages({
  view,
  status,
  origin,
  listed,
}: {
  view: PitchPageListView;
  status?: PitchPageStatus;
  origin: string;
  listed: boolean;
}) {
  const { pitchPages, counts, pagination } = view;
  const all = filters.reduce((sum, name) => sum + counts[name], 0);
  if (all === 0) {
    return (
      <EmptyState
        level={2}
        icon={<Megaphone />}
        title="No pitch pages yet"
        action={
          <LinkButton href="/pitch/new" variant="ink">
            New pitch page
          </LinkButton>
        }
      >
        One story, its perks and its material, at an address that you can send to anybody.
      </EmptyState>
    );
  }
  return (
    <>
      <nav aria-label="Pitch pages by status" className="scroll-x gap-6 border-rule border-b md:mx-0 md:px-0">
        <StateFilter label="All" count={all} current={!status} href="/pitch-pages" />
        {filters.map((name) => (
          <StateFilter
            key={name}
            label={labelOf(name)}
            count={counts[name]}
            current={status === name}
            href={`/pitch-pages?status=${name}`}
          />
        ))}
      </nav>
      {!listed && (
        <p className="pt-5 text-pretty">
          Nobody sees your pitch pages now, because your newsroom is not public.{" "}
          <Link href={OWN_PAGE_PATH} className="link whitespace-nowrap">
            See it as only you do
          </Link>
        </p>
      )}
      {pitchPages.length === 0 && <p className="py-8 text-ink-2">No pitch pages in this state.</p>}
      <ul>
        {pitchPages.map((page) => (
          <Row key={page.id} page={page} origin={origin} listed={listed} />
        ))}
      </ul>
      {pagination.nextCursor && (
        <LinkButton
          className="mt-8"
          href={`/pitch-pages?${new URLSearchParams({ ...(status ? { status } : {}), cursor: pagination.nextCursor })}`}
        >
          Load More
        </LinkButton>
      )}
    </>
  );
}

function Row({ page, origin, listed }: { page: PitchPageView; origin: string; listed: boolean }) {
  const { id, kind, status, url, what, missing, usedForMatching } = page;
  const title = page.pitchTitle || page.name || "Untitled pitch";
  const isPublic = page.publishedAt !== null;
  const publicPath = isPublic && listed ? url : null;
  const isArchived = status === "ARCHIVED";
  return (
    <li className="border-rule border-b py-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="h3 [overflow-wrap:anywhere]">
          {publicPath ? (
            <Link href={publicPath} className="underline-offset-4 hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <Badge tone={tones[status]}>{stateLabels[status]}</Badge>
        {usedForMatching && status === "PUBLISHED" && <Badge tone="accent">Used for matching</Badge>}
      </div>
      {(what || missing) && (
        <p className="mt-1 line-clamp-2 max-w-prose text-ink-2 text-pretty text-sm [overflow-wrap:anywhere]">
          {status === "DRAFT" && missing ? missing : what}
        </p>
      )}
      <p className="meta mt-2 [overflow-wrap:anywhere]">{describe(page)}</p>
      <div className="-ml-2 mt-2 flex flex-wrap items-start gap-x-1 gap-y-2">
        <LinkButton
          href={`${wizardPath(kind)}?id=${id}`}
          size="sm"
          className="mr-1 ml-2"
          aria-label={`Edit: ${title}`}
        >
          Edit
        </LinkButton>
        {publicPath && !isArchived && (
          <CopyButton
            text={`${origin}${publicPath}`}
            label="Copy link"
            className={buttonClass({ variant: "text", size: "sm", className: "noscript:hidden" })}
          />
        )}
        <ActionForm
          action={duplicatePitchPage}
          fields={{ id }}
          size="sm"
          variant="text"
          aria-label={`Duplicate: ${title}`}
        >
          Duplicate
        </ActionForm>
        <PublicActs isPublic={isPublic}>
          <ActionForm
            action={isArchived ? unarchivePitchPage : archivePitchPage}
            fields={{ id }}
            size="sm"
            variant="text"
            aria-label={`${isArchived ? "Unarchive" : "Archive"}: ${title}`}
          >
            {isArchived ? "Unarchive" : "Archive"}
          </ActionForm>
          <DeletePitchPage id={id} title={title} isPublic={isPublic} />
        </PublicActs>
      </div>
    </li>
  );
}

/** Only those who may change a page that others see, or saw, get these acts. */
const PublicActs = ({ isPublic, children }: { isPublic: boolean; children: ReactNode }) =>
  isPublic ? (
    <MayPress act="publish" className="ml-2 self-center">
      {children}
    </MayPress>
  ) : (
    children
  );

/** Writes "/brand-pitch/a-winter-without-a-road, Open until 1 March 2027", "Saved on 3 December 2026". */
function describe(page: PitchPageView): string {
  const { status, url, updatedAt } = page;
  if (status === "DRAFT") return `Saved on ${utcDay(updatedAt)}`;
  return [url, untilText(page)].filter(Boolean).join(", ");
}
