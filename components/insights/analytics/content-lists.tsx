import { Fragment } from "react";
import { FigureTable } from "@/components/insights/figures/figure-table";
import { AssetPicture } from "@/components/newsrooms/assets/picture";
import { Link } from "@/components/ui/link";
import { Section } from "@/components/ui/section";
import type { ContentView } from "@/lib/domain/insights/analytics/schema";
import { kindName } from "@/lib/domain/newsrooms/assets/rules";

/** Releases, files and stories are listed by what they led to in the period, ten of each at most. */
export function ContentLists({
  content: { releases, otherReleases, noRelease, total, assets, stories },
  isNewsroom,
}: {
  content: ContentView;
  isNewsroom: boolean;
}) {
  const shown = (count: number | null) => (count === null ? "not stated" : count.toLocaleString("en"));
  return (
    <>
      {isNewsroom && (
        <Section
          title="Which release led to what"
          note="By views in these days. A file of several releases counts for the one with most views. In pitches: those that you sent in these days with a link to it; coverage: the stories found in these days, also of earlier pitches"
          className="mt-10"
        >
          <Figures
            caption="Which release led to what"
            empty="Nobody opened a release or took a file of one in these days, and no pitch linked to one."
            heads={["Release", "Views", "Links opened", "Downloads", "In pitches", "Coverage"]}
            rows={[
              ...releases.map(({ id, title, picture, inPitches, coverage, ...visits }) => ({
                key: id,
                name: (
                  <span className="flex items-center gap-3">
                    {picture && (
                      <span className="w-14 flex-none print:hidden">
                        <AssetPicture asset={picture} alt="" sizes="56px" className="aspect-3/2" />
                      </span>
                    )}
                    <Link href={`/releases/${id}`} className="link min-w-0">
                      {title}
                    </Link>
                  </span>
                ),
                cells: [...visitsOf(visits), inPitches, coverage].map(shown),
              })),
              ...(otherReleases.releases > 0
                ? [
                    {
                      key: "others",
                      name:
                        otherReleases.releases === 1
                          ? "One other release"
                          : `${shown(otherReleases.releases)} other releases`,
                      cells: [...visitsOf(otherReleases).map(shown), "", ""],
                    },
                  ]
                : []),
              ...(visitsOf(noRelease).some((count) => count > 0)
                ? [{ key: "none", name: NO_RELEASE, cells: [...visitsOf(noRelease).map(shown), "", ""] }]
                : []),
            ]}
            total={[...visitsOf(total).map(shown), "", ""]}
          />
        </Section>
      )}
      {isNewsroom && (
        <Section
          title="Which file was taken"
          note="Originals, one by one or in a kit. Who took one while signed in is named; unnamed are those not signed in or without a public profile"
          className="mt-10"
        >
          <Figures
            caption="Which file was taken"
            empty="Nobody took a file in these days."
            heads={["File", "Kind", "Downloads"]}
            rows={assets.map(({ id, kind, name, downloads, ...takers }) => ({
              key: id,
              name: (
                <>
                  {name}
                  <Takers {...takers} />
                </>
              ),
              cells: [kindName(kind), shown(downloads)],
            }))}
          />
        </Section>
      )}
      <Section
        title="Stories that were published"
        note={
          <>
            Readers are self-reported.{" "}
            <Link href="/coverage" className="link">
              State yours
            </Link>
          </>
        }
        className="mt-10"
      >
        <Figures
          caption="Stories that were published"
          empty="No story of a collaboration was found in these days."
          heads={["Story", "Readers", "Likes, comments and shares"]}
          rows={stories.map(({ id, url, title, siteName, counterpart, readers, interactions }) => ({
            key: id,
            name: (
              <>
                <a href={url} rel="noopener" className="link">
                  {title}
                </a>
                <span className="meta block">
                  {[siteName, counterpart && `with ${counterpart.name}`].filter(Boolean).join(", ")}
                </span>
              </>
            ),
            cells: [readers, interactions].map(shown),
          }))}
        />
      </Section>
    </>
  );
}

const NO_RELEASE = "No release: other pages, and files that belong to none";
const visitsOf = ({ views, linksOpened, downloads }: ContentView["total"]) => [views, linksOpened, downloads];

function Takers({
  takenBy,
  takers,
  unnamed,
}: Pick<ContentView["assets"][number], "takenBy" | "takers" | "unnamed">) {
  return (
    <span className="meta block">
      {takers > 0 && "by "}
      {takenBy.map(({ id, name, url, outlet }, place) => (
        <Fragment key={id}>
          {place > 0 && ", "}
          <Link href={url} className="link">
            {name}
          </Link>
          {outlet && ` (${outlet})`}
        </Fragment>
      ))}
      {takers > takenBy.length && ` and ${takers - takenBy.length} more`}
      {takers > 0 && unnamed > 0 && "; "}
      {unnamed > 0 && `${unnamed.toLocaleString("en")} unnamed`}
    </span>
  );
}

type Rows = Parameters<typeof FigureTable>[0];

function Figures({ empty, rows, ...table }: Rows & { empty: string }) {
  if (rows.length === 0) return <p className="py-5 text-ink-2 text-sm">{empty}</p>;
  return <FigureTable rows={rows} {...table} />;
}
