import type { FieldProps } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import type { BuilderValues } from "@/lib/domain/profiles/builders/schema";
import { newsroomLimits } from "@/lib/domain/profiles/profiles/limits";
import { FieldAt } from "./field-at";
import type { InputProps } from "./input-props";
import { SortableRows } from "./sortable-rows";

type Fact = BuilderValues["facts"][number];
const nameOf = ({ label }: Fact, place: number) => label.trim() || `fact ${place + 1}`;

/** "About" as it ends every release. */
export function BoilerplateField({
  values,
  change,
  errors,
  texts = {
    label: "Boilerplate",
    note: "optional",
    help: "Ends every release: two or three sentences a reporter may copy as they stand",
  },
}: InputProps<"boilerplate"> & { texts?: Pick<FieldProps, "label" | "note" | "help"> }) {
  return (
    <FieldAt path="boilerplate" errors={errors} max={newsroomLimits.boilerplate} {...texts}>
      <Textarea
        rows={4}
        value={values.boilerplate}
        onChange={({ target }) => change({ boilerplate: target.value })}
      />
    </FieldAt>
  );
}

/** "At a glance": a label and what it says. */
export function FactRows({ values, change, errors }: InputProps<"facts">) {
  return (
    <SortableRows
      entries={values.facts}
      onChange={(facts) => change({ facts })}
      nameOf={nameOf}
      max={newsroomLimits.facts}
      things="facts"
      id="facts"
      error={errors.facts}
      empty="No fact yet. Founded, people, places: what a reporter looks up."
      addLabel="Add a fact"
      blank={{ label: "", value: "" }}
    >
      {({ entry, place, change: put }) => (
        <div className="grid gap-3 @min-[520px]:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <FieldAt path={`facts.${place}.label`} errors={errors} label="Label" max={newsroomLimits.factLabel}>
            <Input
              autoComplete="off"
              placeholder="Founded"
              value={entry.label}
              onChange={({ target }) => put({ label: target.value })}
            />
          </FieldAt>
          <FieldAt path={`facts.${place}.value`} errors={errors} label="Value" max={newsroomLimits.factValue}>
            <Input
              autoComplete="off"
              placeholder="2014, Rjukan"
              value={entry.value}
              onChange={({ target }) => put({ value: target.value })}
            />
          </FieldAt>
        </div>
      )}
    </SortableRows>
  );
}
