import { Download, ScrollText, Search } from "lucide-react";
import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { LogTable } from "@/components/staff/audit-log/log-table";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { askableDays } from "@/lib/domain/profiles/companies/schema";
import { openLog } from "@/lib/domain/staff/audit-log/commands";
import { MAX_ACCOUNTS } from "@/lib/domain/staff/audit-log/schema";
import { actAreaLabels, actAreas } from "@/lib/domain/staff/audit-log/texts";
import { page } from "@/lib/transport/page";
import { AdminFrame, readAdminFrame } from "../admin-frame";
import { askedOf } from "../asked";
import { NextPage } from "../next-page";

export const metadata: Metadata = { title: "Audit log", robots: { index: false } };
export const dynamic = "force-dynamic";

const HERE = "/admin/log";

/** Opening a page of the log is recorded in it. */
export default async function LogPage({ searchParams }: SearchProps) {
  const { cursor, ...filters } = askedOf(await searchParams, ["q", "area", "from", "until", "cursor"]);
  const { asked, problems } = askableDays(filters);
  const frame = await readAdminFrame(HERE);
  const { entries, accountsCapped, pagination } = await page(openLog, { ...asked, cursor } as never, HERE);
  return (
    <AdminFrame frame={frame} current={HERE} title="Audit log" lead="Every act of everybody, two years">
      <search>
        <form action={HERE} className="grid items-end gap-3 py-4 md:grid-cols-6">
          <Field label="Account" className="md:col-span-2">
            <Input
              type="search"
              name="q"
              icon={<Search />}
              placeholder="Name, address or id"
              defaultValue={filters.q}
              maxLength={100}
            />
          </Field>
          <Field label="What">
            <Select name="area" defaultValue={filters.area ?? ""}>
              <option value="">Every act</option>
              {actAreas.map((area) => (
                <option key={area} value={area}>
                  {actAreaLabels[area]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="From (UTC)" error={problems.from}>
            <Input name="from" type="date" defaultValue={filters.from} />
          </Field>
          <Field label="Until (UTC)" error={problems.until}>
            <Input name="until" type="date" defaultValue={filters.until} />
          </Field>
          <div className="flex items-center gap-2">
            <Button type="submit">Show</Button>
            <a
              href={`/api/v1/admin/log/csv?${new URLSearchParams(asked)}`}
              download
              className={buttonClass({ variant: "text", size: "sm" })}
            >
              <Download aria-hidden />
              CSV
            </a>
          </div>
        </form>
      </search>
      {accountsCapped && (
        <p className="mb-4 text-sm text-warn">
          More than {MAX_ACCOUNTS} accounts match. These are the acts of the newest ones; write more of the
          name or the address.
        </p>
      )}
      {entries.length === 0 ? (
        <EmptyState icon={<ScrollText />} title="No act matches" level={2}>
          Try another account, area or time. Entries are stored for two years.
        </EmptyState>
      ) : (
        <LogTable entries={entries} />
      )}
      <NextPage path={HERE} asked={asked} pagination={pagination} />
    </AdminFrame>
  );
}
