"use client";

import { platformName, sentenceCase } from "@/components/profiles/profiles/labels";
import { FieldError } from "@/components/ui/field-note";
import { Input } from "@/components/ui/input";
import { SectionHead } from "@/components/ui/section";
import { dollarsProblem, otherCurrencyNote } from "./amount-notes";
import { errorUnder, idOf } from "./error-under";
import type { InputProps } from "./input-props";
import { ALL_PLATFORMS, priceOf, rateGrid, withPrice } from "./rate-rules";

const columnName = (platform: string) =>
  platform === ALL_PLATFORMS ? "All together" : platformName(platform);

const WHOLE = "rates-problem";
const problemId = (contentType: string, platform: string) => `${WHOLE}-${contentType}-${platform}`;

/** Rates in US dollars, content down and platforms across; an empty one is not offered. */
export function RateTable({ values, change, errors }: InputProps<"rates" | "contentTypes" | "platforms">) {
  const { rates, contentTypes } = values;
  const { rows, columns } = rateGrid(values);
  const unread = rates.flatMap(({ contentType, platform, price }) => {
    const problem = dollarsProblem(price)?.toLowerCase();
    const text = `${sentenceCase(contentType)} on ${columnName(platform)}: ${problem}`;
    return problem ? [{ id: problemId(contentType, platform), text }] : [];
  });
  const whole = unread.length === 0 ? errorUnder(errors, "rates") : undefined;
  const problems = whole ? [{ id: WHOLE, text: whole }] : unread;
  const noted = rates.flatMap(({ price }) => otherCurrencyNote(price) ?? [])[0];
  return (
    <section aria-label="Rates" id="rates" tabIndex={-1} className="min-w-0">
      <SectionHead title="Rates" note="US dollars per piece; leave empty what you do not offer" />
      {rows.length === 0 ? (
        <p className="meta py-4">
          {contentTypes.length === 0 ? "Choose content types first: each becomes a row here." : ""}
        </p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the place is scrolled by keys too
        <section className="mt-2 overflow-x-auto" tabIndex={0} aria-label="Table of rates">
          <table className="w-full border-collapse text-sm">
            <thead>
              <tr>
                <th scope="col">
                  <span className="sr-only">Content</span>
                </th>
                {columns.map((platform) => (
                  <th key={platform} scope="col" className="px-1.5 py-2 text-left font-[560]">
                    {columnName(platform)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((contentType) => (
                <tr key={contentType} className="border-rule border-t">
                  <th scope="row" className="py-2 pr-3 text-left font-[560]">
                    {sentenceCase(contentType)}
                  </th>
                  {columns.map((platform) => {
                    const price = priceOf(rates, contentType, platform);
                    const isUnread = dollarsProblem(price) !== undefined;
                    const path = `rates.${contentType}.${platform}`;
                    return (
                      <td key={platform} className="min-w-24 px-1.5 py-2">
                        <Input
                          id={idOf(path)}
                          aria-label={`${sentenceCase(contentType)} on ${columnName(platform)}, dollars`}
                          aria-invalid={isUnread || errors[path] ? true : undefined}
                          aria-describedby={
                            isUnread ? problemId(contentType, platform) : whole ? WHOLE : undefined
                          }
                          inputMode="decimal"
                          autoComplete="off"
                          className="num"
                          value={price}
                          onChange={({ target }) =>
                            change({ rates: withPrice(rates, contentType, platform, target.value) })
                          }
                        />
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {noted && <p className="meta mt-2">{noted}</p>}
      {problems.length > 0 && (
        <div className="mt-2 grid gap-1">
          {problems.map(({ id, text }) => (
            <FieldError key={id} id={id}>
              {text}
            </FieldError>
          ))}
        </div>
      )}
    </section>
  );
}
