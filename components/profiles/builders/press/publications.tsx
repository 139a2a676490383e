import { Choices } from "@/components/profiles/inputs/choices";
import { FieldAt } from "@/components/profiles/inputs/field-at";
import { type RowProps, SortableRows } from "@/components/profiles/inputs/sortable-rows";
import { MAX_TAGS } from "@/components/profiles/inputs/tag-editor";
import { Input } from "@/components/ui/input";
import { pressTypes } from "@/lib/domain/vocabulary/options/options";
import type { StepProps } from "../step-props";

type Publication = { name: string };
const nameOf = ({ name }: Publication, place: number) => name.trim() || `publication ${place + 1}`;

/** Step 3 asks what one writes for, in the order of the page, and what kind of press that is. */
export function Publications({ values, change, errors }: StepProps) {
  return (
    <>
      <section aria-label="Publications" id="publications" tabIndex={-1} className="min-w-0">
        <p className="label">Publications</p>
        <p className="meta mt-0.5 mb-3 text-pretty">In the order of your page, where the first five turn</p>
        <SortableRows
          entries={values.publications.map((name) => ({ name }))}
          onChange={(rows) => change({ publications: rows.map(({ name }) => name) })}
          nameOf={nameOf}
          max={MAX_TAGS}
          things="publications"
          error={errors.publications}
          empty="No publication yet. Add the one that you write for most."
          addLabel="Add a publication"
          blank={{ name: "" }}
        >
          {(row) => <PublicationField {...row} errors={errors} />}
        </SortableRows>
      </section>
      <Choices
        path="pressTypes"
        errors={errors}
        legend="Press types *"
        options={pressTypes}
        chosen={values.pressTypes}
        onChange={(next) => change({ pressTypes: next })}
      />
    </>
  );
}

function PublicationField({
  entry,
  place,
  change,
  errors,
}: RowProps<Publication> & Pick<StepProps, "errors">) {
  return (
    <FieldAt path={`publications.${place}`} errors={errors} label={`Publication ${place + 1}`} hideLabel>
      <Input
        autoComplete="off"
        placeholder="The Northwind Post"
        value={entry.name}
        onChange={({ target }) => change({ name: target.value })}
      />
    </FieldAt>
  );
}
