import {
  contentOrder,
  inOrder,
  platformName,
  platformOrder,
  sentenceCase,
} from "@/components/profiles/words";
import { Section } from "@/components/ui/section";

const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/** Rates by content type (down) and platform (across); a dash where it is not offered. */
export function RateTable({ rates }: { rates: Record<string, Record<string, number>> }) {
  const contentTypes = inOrder(Object.keys(rates), contentOrder);
  const named = new Set(Object.values(rates).flatMap((byPlatform) => Object.keys(byPlatform)));
  const platforms = inOrder([...named], platformOrder);
  if (platforms.length === 0) return null;
  return (
    <Section title="Rates" note="US dollars">
      <div className="mt-2 overflow-x-auto">
        <table className="num w-full border-collapse text-sm">
          <thead>
            <tr>
              <td />
              {platforms.map((platform) => (
                <th key={platform} scope="col" className="meta px-3 py-2.5 text-right font-[560]">
                  {platformName(platform)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {contentTypes.map((contentType) => (
              <tr key={contentType} className="border-rule border-t">
                <th scope="row" className="py-3 pr-3 text-left font-[560]">
                  {sentenceCase(contentType)}
                </th>
                {platforms.map((platform) => {
                  const rate = rates[contentType]?.[platform];
                  return (
                    <td key={platform} className="px-3 py-3 text-right">
                      {rate === undefined ? (
                        <>
                          <span aria-hidden>–</span>
                          <span className="sr-only">not offered</span>
                        </>
                      ) : (
                        dollars.format(rate)
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
