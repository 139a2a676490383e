import { Archive, ArrowRight, Images, Mail, Send } from "lucide-react";
import { AssetStrip } from "@/components/newsrooms/assets/asset-strip";
import { NewsroomAssets } from "@/components/newsrooms/assets/newsroom-assets";
import { CopyButton } from "@/components/newsrooms/releases/copy-button";
import { accentOfNewsroom } from "@/components/newsrooms/releases/release-frame";
import { ShareButton } from "@/components/newsrooms/releases/share-button";
import { calendarEvent, closedText, wizardPath } from "@/components/pitching/pitch-pages/labels";
import { PitchBanner } from "@/components/pitching/pitch-pages/pitch-banner";
import { leadPhotoOf, PitchHero, PitchHeroCredit } from "@/components/pitching/pitch-pages/pitch-hero";
import { AddToCalendar, PitchOverview } from "@/components/pitching/pitch-pages/pitch-overview";
import { PitchTags } from "@/components/pitching/pitch-pages/pitch-tags";
import { FollowButton } from "@/components/profiles/follows/follow-button";
import { ProfilePicture } from "@/components/profiles/picture/profile-picture";
import { ManageLink } from "@/components/profiles/profiles/manage-link";
import { PitchLink } from "@/components/profiles/profiles/pitch-link";
import { PressContact } from "@/components/profiles/profiles/press-contact";
import { ProfileColumns, ProfileFrame } from "@/components/profiles/profiles/profile-frame";
import { buttonClass } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { LinkButton } from "@/components/ui/link-button";
import { PageTabs } from "@/components/ui/page-tabs";
import { Section } from "@/components/ui/section";
import { countFields } from "@/lib/domain/newsrooms/assets/rules";
import type { AssetKind, AssetView } from "@/lib/domain/newsrooms/assets/schema";
import type { PublicPitchPageView } from "@/lib/domain/pitching/pitch-pages/schema";
import { calendarLinks } from "@/lib/formats/calendar/event";
import { countTags } from "@/lib/utils/tag-counts";

/** Everybody sees this page; `origin` is the site's whole address. */
export function PitchPage({ view, origin }: { view: PublicPitchPageView; origin: string }) {
  const { pitchPage: page, newsroom, assets } = view;
  const closed = closedText[page.status];
  const hero = leadPhotoOf(assets);
  return (
    <ProfileFrame accent={accentOfNewsroom(newsroom)} counts={newsroom.id}>
      <PitchHero photo={hero} />
      <PitchBanner
        page={page}
        newsroom={newsroom}
        actions={
          <>
            <ShareButton title={page.pitchTitle} path={page.url} className={buttonClass({})} />
            <ManageLink
              ownerId={newsroom.id}
              href={`${wizardPath(page.kind)}?id=${page.id}`}
              label="Edit pitch"
            >
              {!closed && (
                <PitchLink
                  variant="ink"
                  caps
                  profileId={newsroom.id}
                  slug={newsroom.slug}
                  name={newsroom.name}
                  userType={newsroom.userType}
                  text="PITCH/COLLABORATE"
                  className="max-md:flex-1"
                  icon={<Send aria-hidden />}
                />
              )}
            </ManageLink>
          </>
        }
      />
      <div className="wrap">
        <PitchHeroCredit photo={hero} />
        {closed && (
          <p
            role="note"
            className="mt-6 flex items-center gap-3 rounded-md bg-sunk px-4 py-3 text-sm [&_svg]:size-5"
          >
            <Archive aria-hidden />
            <span>
              {closed} See what{" "}
              <Link href={newsroom.url} className="link">
                {newsroom.name}
              </Link>{" "}
              has now.
            </span>
          </p>
        )}
        {page.status === "ARCHIVED" ? (
          <EmptyState
            level={2}
            className="py-18"
            icon={<Archive />}
            title={`${newsroom.name} has put this pitch away`}
            action={<LinkButton href={newsroom.url}>To the newsroom</LinkButton>}
          >
            What it said is not shown any more.
          </EmptyState>
        ) : (
          <PitchTabs view={view} origin={origin} />
        )}
      </div>
    </ProfileFrame>
  );
}

function PitchTabs({
  view: { pitchPage: page, newsroom, assets },
  origin,
}: {
  view: PublicPitchPageView;
  origin: string;
}) {
  const { id, slug, name, pressContacts } = newsroom;
  const userType = newsroom.userType === "SOURCE" ? ("SOURCE" as const) : ("BRAND" as const);
  const owner = { id, slug, url: newsroom.url, name, userType, pressContacts };
  // All of them are on the page.
  const groups = assets.map(({ kind, tags }) => ({ kind, tags, count: 1 }));
  const material = {
    assets,
    counts: countKinds(assets),
    changesAt: null,
    tags: [...countTags(groups).values()],
    fields: countFields(groups.filter(({ kind }) => kind === "resource")),
  };
  const event = calendarEvent(page, origin);
  const links = event && [
    { label: "Calendar file, .ics", href: `${page.url}/calendar.ics` },
    ...calendarLinks(event),
  ];
  return (
    <div className="pt-6">
      <PageTabs
        label="Pitch"
        initial="overview"
        tabs={[
          {
            id: "overview",
            label: "Overview",
            content: (
              <>
                <ProfileColumns
                  flush
                  asideLabel="About this pitch"
                  aside={<PitchAside page={page} newsroom={newsroom} origin={origin} />}
                >
                  <PitchOverview page={page} calendar={links && <AddToCalendar links={links} />} />
                </ProfileColumns>
                <div className="pt-12 md:pt-18">
                  <AssetStrip owner={owner} view={material} />
                </div>
              </>
            ),
          },
          {
            id: "assets",
            label: "Assets",
            count: assets.length,
            content:
              assets.length === 0 ? (
                <EmptyState level={2} icon={<Images />} title="No assets">
                  No material comes with this pitch.
                </EmptyState>
              ) : (
                <NewsroomAssets
                  owner={owner}
                  view={material}
                  noneOf={(kinds) => `No ${kinds} come with this pitch.`}
                />
              ),
          },
        ]}
      />
    </div>
  );
}

function countKinds(assets: AssetView[]): Record<AssetKind, number> {
  const counts = { photo: 0, video: 0, quote: 0, product: 0, resource: 0 };
  for (const { kind } of assets) counts[kind] += 1;
  return counts;
}

function PitchAside({
  page,
  newsroom,
  origin,
}: Omit<PublicPitchPageView, "pitchPage" | "assets" | "changesAt"> & {
  page: PublicPitchPageView["pitchPage"];
  origin: string;
}) {
  const { id, slug, url, name, tagline, about, followerCount } = newsroom;
  const row =
    "flex min-h-11 w-full items-center gap-3 border-rule border-t py-1.5 text-left text-sm [&_svg]:size-[18px] [&_svg]:text-ink-3";
  return (
    <>
      <Section title="From the newsroom of">
        <div className="mt-4 flex items-center gap-4">
          <ProfilePicture profile={newsroom} size="lg" />
          <p className="min-w-0 [overflow-wrap:anywhere]">
            <Link href={url} className="h3 hover:underline">
              {name}
            </Link>
            {tagline && <span className="meta block">{tagline}</span>}
          </p>
        </div>
        {about && <p className="mt-3 line-clamp-3 text-ink-2 text-sm [overflow-wrap:anywhere]">{about}</p>}
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <FollowButton profileId={id} slug={slug} name={name} followerCount={followerCount} size="sm" />
          <LinkButton href={url} variant="text" size="sm">
            View newsroom
            <ArrowRight aria-hidden />
          </LinkButton>
        </div>
      </Section>
      <div id="contact" className="scroll-mt-16">
        <PressContact profile={newsroom} />
      </div>
      <PitchTags page={page} />
      <Section title="Share">
        <ul className="mt-2 [&>li:first-child>*]:border-t-0 print:hidden">
          <li>
            <CopyButton text={`${origin}${page.url}`} label="Copy link" className={row} />
          </li>
          <li>
            <a
              href={`mailto:?subject=${encodeURIComponent(page.pitchTitle)}&body=${encodeURIComponent(`${origin}${page.url}`)}`}
              className={row}
            >
              <Mail aria-hidden />
              Mail it
            </a>
          </li>
        </ul>
      </Section>
    </>
  );
}
