import type { FieldProps } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import type { BuilderValues } from "@/lib/domain/profiles/builders/schema";
import { newsroomLimits } from "@/lib/domain/profiles/profiles/limits";
import { FieldAt } from "./field-at";
import type { InputProps } from "./input-props";
import { LineField } from "./line-field";
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
          <LineField
            {...{ at: `facts.${place}`, values: entry, change: put, errors }}
            path="label"
            label="Label"
            max={newsroomLimits.factLabel}
            placeholder="Founded"
          />
          <LineField
            {...{ at: `facts.${place}`, values: entry, change: put, errors }}
            path="value"
            label="Value"
            max={newsroomLimits.factValue}
            placeholder="2014, Rjukan"
          />
        </div>
      )}
    </SortableRows>
  );
}
