import { Search, Users } from "lucide-react";
import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { ChoiceLinks } from "@/components/staff/choice-links";
import { PeopleTable } from "@/components/staff/people/people-table";
import { WaitingBand } from "@/components/staff/people/waiting-band";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { userTypes } from "@/db/enums";
import { listPeople } from "@/lib/domain/staff/people/queries";
import { peopleLimits, personStates, stateLabels } from "@/lib/domain/staff/people/rules";
import { labelOf } from "@/lib/domain/vocabulary/user-type/user-type";
import { page } from "@/lib/transport/page";
import { AdminFrame, readAdminFrame } from "./admin-frame";
import { askedOf } from "./asked";
import { NextPage } from "./next-page";

export const metadata: Metadata = { title: "People", robots: { index: false } };
export const dynamic = "force-dynamic";

const HERE = "/admin";

/** Staff find accounts here, below what waits for them. */
export default async function PeoplePage({ searchParams }: SearchProps) {
  const search = await searchParams;
  const { cursor, ...asked } = askedOf(search, ["q", "type", "state", "cursor"]);
  const frame = await readAdminFrame(HERE);
  const { people, types, pagination } = await page(listPeople, { ...asked, cursor }, HERE);
  const withType = (type: string) => {
    const { type: _, ...rest } = asked;
    return `${HERE}?${new URLSearchParams(type ? { ...rest, type } : rest)}`;
  };
  return (
    <AdminFrame
      frame={frame}
      current={HERE}
      title="People"
      lead={
        pagination.total === null
          ? undefined
          : `Showing ${people.length} of ${pagination.total.toLocaleString("en")} accounts`
      }
    >
      <WaitingBand overview={frame.overview} />
      <search>
        <form action={HERE} className="mb-4 flex flex-wrap items-end gap-2">
          {asked.type && <input type="hidden" name="type" value={asked.type} />}
          <Field label="Name, address, company or id" hideLabel className="min-w-[220px] flex-1">
            <Input
              type="search"
              name="q"
              icon={<Search />}
              placeholder="Name, address, company or id"
              defaultValue={asked.q}
              maxLength={peopleLimits.query}
            />
          </Field>
          <Field label="State" hideLabel>
            <Select name="state" defaultValue={asked.state ?? ""}>
              <option value="">Any state</option>
              {personStates.map((state) => (
                <option key={state} value={state.toUpperCase()}>
                  {stateLabels[state]}
                </option>
              ))}
            </Select>
          </Field>
          <Button type="submit">Search</Button>
        </form>
      </search>
      <ChoiceLinks
        label="Type"
        links={[
          {
            ...{ href: withType(""), label: "All", chosen: !asked.type },
            count: userTypes.reduce((sum, type) => sum + types[type], 0),
          },
          ...userTypes.map((type) => ({
            href: withType(type.toUpperCase()),
            label: labelOf(type),
            count: types[type],
            chosen: asked.type === type.toUpperCase(),
          })),
        ]}
      />
      <div className="mt-4">
        {people.length === 0 ? (
          <EmptyState icon={<Users />} title="Nobody is found" level={2}>
            Try a part of the name, of the address or of the company, or an id.
          </EmptyState>
        ) : (
          <PeopleTable people={people} />
        )}
      </div>
      <NextPage path={HERE} asked={asked} pagination={pagination} />
    </AdminFrame>
  );
}
