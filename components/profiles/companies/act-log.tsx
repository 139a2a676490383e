import { Download } from "lucide-react";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { LinkButton } from "@/components/ui/link-button";
import { Select } from "@/components/ui/select";
import { actKindLabels, actKinds } from "@/lib/domain/profiles/companies/act-texts";
import type { ActListView, MemberView } from "@/lib/domain/profiles/companies/schema";
import { ActLine } from "./act-list";
import { SettingsPart } from "./settings-part";

const HERE = "/company-management";
export type LogFilters = Partial<Record<"member" | "kind" | "q" | "from" | "until", string>>;

/** The audit log with its filters as a form of the page's address, so that a link holds them. */
export function ActLog({
  view: { acts, former, pagination },
  filters,
  problems,
  members,
  zone,
  more,
}: {
  view: ActListView;
  filters: LogFilters;
  /** Why a day of theirs was left out. */
  problems: Pick<LogFilters, "from" | "until">;
  members: MemberView[];
  /** The days of the filter are days of this zone. */
  zone: string;
  /** So many acts are shown next; undefined where no more are on one page. */
  more: number | undefined;
}) {
  const last = acts.at(-1);
  const query = new URLSearchParams({ ...filters, zone });
  return (
    <SettingsPart
      id="log"
      title="Audit log"
      note={`Every act of everybody, two years. From and Until are days of ${zone}.`}
      action={
        // A download is no page of the app.
        <a
          href={`/api/v1/company/acts/csv?${query}`}
          download
          className={buttonClass({ variant: "text", size: "sm" })}
        >
          <Download aria-hidden />
          CSV
        </a>
      }
    >
      <form action={`${HERE}#log`} className="grid items-end gap-3 pb-4 md:grid-cols-3">
        <input type="hidden" name="tab" value="settings" />
        <input type="hidden" name="zone" value={zone} />
        <Field label="Search">
          <Input name="q" placeholder="Person, act or thing" defaultValue={filters.q} maxLength={100} />
        </Field>
        <Field label="Who">
          <Select name="member" defaultValue={filters.member ?? ""}>
            <option value="">Every member</option>
            {members.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            {former.length > 0 && (
              <optgroup label="No members any more">
                {former.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            )}
          </Select>
        </Field>
        <Field label="What">
          <Select name="kind" defaultValue={filters.kind ?? ""}>
            <option value="">Every act</option>
            {actKinds.map((kind) => (
              <option key={kind} value={kind}>
                {actKindLabels[kind]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="From" error={problems.from}>
          <Input name="from" type="date" defaultValue={filters.from} />
        </Field>
        <Field label="Until" error={problems.until}>
          <Input name="until" type="date" defaultValue={filters.until} />
        </Field>
        <Button type="submit" size="sm" className="justify-self-start">
          Show
        </Button>
      </form>
      {acts.length === 0 && <p className="py-5 text-ink-2 text-sm">No act matches these filters.</p>}
      <ul>
        {acts.map((act) => (
          <ActLine key={act.id} act={act} members={members} isLinked />
        ))}
      </ul>
      {last && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          {pagination.hasMore && more && (
            <LinkButton
              href={`${HERE}?${new URLSearchParams({ ...filters, zone, tab: "settings", shown: `${more}` })}#act-${last.id}`}
              size="sm"
            >
              Load more
            </LinkButton>
          )}
          <span className="meta">
            Showing {acts.length} of {pagination.total?.toLocaleString("en-US")}
            {pagination.totalCapped && " and more"}
            {pagination.hasMore && !more && ": the filters or the CSV lead further back"}
          </span>
        </div>
      )}
    </SettingsPart>
  );
}
