import {
  contentOrder,
  inOrder,
  platformName,
  platformOrder,
  sentenceCase,
} from "@/components/profiles/profiles/labels";
import { SectionHead } from "@/components/ui/section";
import { formatCents, type Rates, toCents } from "@/lib/domain/profiles/profiles/offer";
import type { ProfileView } from "@/lib/domain/profiles/profiles/schema";
import { formatCount } from "@/lib/utils/format-number";

/** The price holds for every platform together. */
const ALL = "all";

/** Content types go down, platforms across, with their followers; a dash stands where it is not offered. */
export function RateTable({ rates, social }: { rates: Rates; social: ProfileView["socialMedia"] }) {
  const contentTypes = inOrder(Object.keys(rates), contentOrder);
  const named = new Set(Object.values(rates).flatMap((byPlatform) => Object.keys(byPlatform)));
  named.delete(ALL);
  const platforms = inOrder([...named], platformOrder);
  if (contentTypes.length === 0) return null;
  return (
    <section aria-label="Rates">
      <SectionHead title="Rates" note="US dollars per piece, before tax. Followers are self-reported" />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the place is scrolled by keys too */}
      <section className="relative mt-2 overflow-x-auto" tabIndex={0} aria-label="Table of rates">
        <table className="num w-full border-collapse text-sm">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">Content</span>
              </th>
              {platforms.map((platform) => (
                <th
                  key={platform}
                  scope="col"
                  className="px-3 py-2 text-right align-bottom font-normal last:pr-0"
                >
                  <b className="block font-[600]">{platformName(platform)}</b>
                  <Followers count={followersOn(social, platform)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {contentTypes.map((contentType) => (
              <tr key={contentType} className="border-rule border-y">
                <th
                  scope="row"
                  className="max-w-60 py-3.5 pr-3 text-left font-[560] [overflow-wrap:break-word]"
                >
                  {sentenceCase(contentType)}
                </th>
                <Prices byPlatform={rates[contentType] ?? {}} platforms={platforms} />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function Prices({ byPlatform, platforms }: { byPlatform: Record<string, number>; platforms: string[] }) {
  const overall = byPlatform[ALL];
  if (overall !== undefined) {
    return (
      <td colSpan={Math.max(1, platforms.length)} className="py-3.5 pl-3 text-right">
        <span className="meta mr-2">All platforms</span>
        <Price dollars={overall} />
      </td>
    );
  }
  return platforms.map((platform) => {
    const rate = byPlatform[platform];
    return (
      <td key={platform} className="px-3 py-3.5 text-right last:pr-0">
        {rate === undefined ? (
          <>
            <span aria-hidden className="text-ink-3">
              –
            </span>
            <span className="sr-only">not offered</span>
          </>
        ) : (
          <Price dollars={rate} />
        )}
      </td>
    );
  });
}

const Price = ({ dollars }: { dollars: number }) => (
  <b className="font-[560] md:text-base">{formatCents(toCents(dollars))}</b>
);

function followersOn(social: ProfileView["socialMedia"], platform: string): number {
  const key = platform.toLowerCase() === "twitter" ? "x" : platform.toLowerCase();
  return social[key as keyof typeof social]?.followers ?? 0;
}

const Followers = ({ count }: { count: number }) =>
  count > 0 && <span className="meta block">{formatCount(count)} followers</span>;
