import { Download } from "lucide-react";
import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { periodFields } from "@/components/insights/analytics/period-address";
import { PeriodForm } from "@/components/insights/analytics/period-form";
import { ChoiceLinks } from "@/components/staff/choice-links";
import { PlatformChart } from "@/components/staff/figures/platform-chart";
import { buttonClass } from "@/components/ui/button-style";
import { readPlatformFigures } from "@/lib/domain/staff/platform-figures/queries";
import { platformFigureNames, platformFigures } from "@/lib/domain/staff/platform-figures/rules";
import { pageOrRefusal } from "@/lib/transport/page";
import { utcDay } from "@/lib/utils/dates";
import { DEFAULT_PERIOD, periodLabels, periodNames } from "@/lib/utils/periods";
import { AdminFrame, readAdminFrame } from "../admin-frame";
import { askedOf } from "../asked";

export const metadata: Metadata = { title: "Figures", robots: { index: false } };
export const dynamic = "force-dynamic";

const HERE = "/admin/figures";
const day = (text: string) => utcDay(`${text}T12:00:00Z`);

/** These figures of the whole platform are counted from its rows. */
export default async function FiguresPage({ searchParams }: SearchProps) {
  const asked = askedOf(await searchParams, periodFields);
  const frame = await readAdminFrame(HERE);
  const { output, refused } = await pageOrRefusal(readPlatformFigures, asked, HERE);
  if (refused)
    return (
      <AdminFrame frame={frame} current={HERE} title="Figures">
        <PeriodForm asked={asked} refused={refused.fields} />
      </AdminFrame>
    );
  const { figures } = output;
  const { totals, before, series, zone, note, firstDay, lastDay } = figures;
  return (
    <AdminFrame
      frame={frame}
      current={HERE}
      title="Figures"
      lead={[`${day(firstDay)} to ${day(lastDay)}, days of ${zone}`, note].filter(Boolean).join(". ")}
    >
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <ChoiceLinks
          label="Period"
          links={periodNames.map((period) => ({
            href: `${HERE}?period=${period}`,
            label: periodLabels[period],
            chosen: !asked.from && (asked.period ?? DEFAULT_PERIOD) === period,
          }))}
        />
        <a
          href={`/api/v1/admin/figures/csv?${new URLSearchParams(asked)}`}
          download
          className={buttonClass({ variant: "ink" })}
        >
          <Download aria-hidden />
          CSV
        </a>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 border-ink border-t-2 md:grid-cols-4">
        {platformFigureNames.map((name) => (
          <div key={name} className="border-rule border-b py-4">
            <dt className="font-[600] text-sm">{platformFigures[name].label}</dt>
            <dd>
              <span className="num font-serif text-3xl">{totals[name].toLocaleString("en")}</span>
              <span className="meta block">The period before: {before[name].toLocaleString("en")}</span>
              <span className="meta block">{platformFigures[name].counted}</span>
            </dd>
          </div>
        ))}
      </dl>
      <PlatformChart title="Collaborations" of={["accepted", "completed"]} figures={figures} />
      <PlatformChart title="Reports" of={["reports", "decided"]} figures={figures} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls must be reachable by keys */}
      <section className="scroll-x mt-8" tabIndex={0} aria-label="The same by days">
        <table className="w-full text-sm">
          <thead>
            <tr className="border-rule border-b text-right">
              <th scope="col" className="meta py-2 pr-4 text-left">
                Begins
              </th>
              {platformFigureNames.map((name) => (
                <th key={name} scope="col" className="meta py-2 pl-4 font-medium">
                  {platformFigures[name].label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {series.map((row) => (
              <tr key={row.from} className="num border-rule border-b text-right">
                <th scope="row" className="whitespace-nowrap py-2 pr-4 text-left font-normal">
                  {day(row.firstDay)}
                  {row.isOpen && <span className="meta"> so far</span>}
                </th>
                {platformFigureNames.map((name) => (
                  <td key={name} className="py-2 pl-4">
                    {row[name].toLocaleString("en")}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </AdminFrame>
  );
}
