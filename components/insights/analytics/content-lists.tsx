import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { Section } from "@/components/ui/section";
import type { ContentView } from "@/lib/domain/insights/analytics/schema";
import { cn } from "@/lib/utils/cn";

const kinds = {
  PHOTO: "Photo",
  VIDEO: "Video",
  QUOTE: "Quote",
  PRODUCT: "Product",
  RESOURCE: "Resource",
} as const;

/** Releases, files and stories are listed by what they led to in the period, ten of each at most. */
export function ContentLists({
  content: { releases, assets, stories },
  isNewsroom,
}: {
  content: ContentView;
  isNewsroom: boolean;
}) {
  const shown = (count: number | null) => (count === null ? "not stated" : count.toLocaleString("en"));
  return (
    <>
      {isNewsroom && (
        <Section title="Which release led to what" note="By views in these days" className="mt-10">
          <Figures
            empty="Nobody opened a release, or took a file of one, in these days."
            heads={["Release", "Views", "Daily visitors, summed", "Links opened", "Downloads"]}
            rows={releases.map(({ id, title, views, visitors, linksOpened, downloads }) => ({
              id,
              name: (
                <Link href={`/releases/${id}`} className="link">
                  {title}
                </Link>
              ),
              figures: [views, visitors, linksOpened, downloads].map(shown),
            }))}
          />
        </Section>
      )}
      {isNewsroom && (
        <Section
          title="Which file was taken"
          note="Originals, one by one or in a kit. Who took them is not stored"
          className="mt-10"
        >
          <Figures
            empty="Nobody took a file in these days."
            heads={["File", "Kind", "Downloads"]}
            rows={assets.map(({ id, kind, name, downloads }) => ({
              id,
              name,
              figures: [kinds[kind], shown(downloads)],
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
          empty="No story of a collaboration was found in these days."
          heads={["Story", "Readers", "Likes, comments and shares"]}
          rows={stories.map(({ id, url, title, siteName, counterpart, readers, interactions }) => ({
            id,
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
            figures: [readers, interactions].map(shown),
          }))}
        />
      </Section>
    </>
  );
}

type Row = { id: string; name: ReactNode; figures: string[] };

function Figures({ heads, rows, empty }: { heads: string[]; rows: Row[]; empty: string }) {
  if (rows.length === 0) return <p className="py-5 text-ink-2 text-sm">{empty}</p>;
  return (
    <div className="overflow-x-auto">
      <table className="num w-full text-sm max-md:min-w-[560px]">
        <thead className="text-ink-3 text-xs">
          <tr>
            {heads.map((head, place) => (
              <th
                key={head}
                scope="col"
                className={cn("py-2 font-normal", place === 0 ? "text-left" : "pl-4 text-right")}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, figures }) => (
            <tr key={id} className="border-rule border-t">
              <th scope="row" className="py-2 text-left font-normal [overflow-wrap:anywhere]">
                {name}
              </th>
              {figures.map((figure, place) => (
                <td key={heads[place + 1]} className="py-2 pl-4 text-right align-top">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
