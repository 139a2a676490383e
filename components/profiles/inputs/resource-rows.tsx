"use client";

import { Select } from "@/components/ui/select";
import type { BuilderValues } from "@/lib/domain/profiles/builders/schema";
import { newsroomLimits } from "@/lib/domain/profiles/profiles/limits";
import { resourceTypeLabels, resourceTypes } from "@/lib/domain/vocabulary/options/options";
import { FieldAt } from "./field-at";
import { FilledTexts } from "./filled-fields";
import type { InputErrors, InputProps } from "./input-props";
import { type RowProps, SortableRows } from "./sortable-rows";
import { TagEditor } from "./tag-editor";

type Resource = BuilderValues["resourceLinks"][number];
const blank: Resource = { title: "", url: "", description: "", type: "press-release", tags: [] };
const limits = { title: 150, description: newsroomLimits.resourceDescription };
const names = { url: "Address", title: "Title", description: "Description", descriptionField: "description" };
const nameOf = (_: Resource, place: number) => `resource ${place + 1}`;

/** Press releases and other material at addresses elsewhere, in the order that the page lists them. */
export function ResourceRows({ values, change, errors }: InputProps<"resourceLinks">) {
  return (
    <SortableRows
      entries={values.resourceLinks}
      onChange={(resourceLinks) => change({ resourceLinks })}
      nameOf={nameOf}
      max={newsroomLimits.resourceLinks}
      things="resources"
      id="resourceLinks"
      error={errors.resourceLinks}
      empty="No resource yet. A press release, a report or a media kit, at its own address."
      addLabel="Add a resource"
      blank={blank}
    >
      {(row) => <ResourceFields {...row} errors={errors} />}
    </SortableRows>
  );
}

function ResourceFields({ entry, place, change, errors }: RowProps<Resource> & { errors: InputErrors }) {
  const { title, url, description, type, tags } = entry;
  const path = `resourceLinks.${place}`;
  return (
    <div className="grid gap-4">
      <FilledTexts
        {...{ path, names, errors, limits, url }}
        isPath={false}
        onUrl={(next) => change({ url: next })}
        value={{ type: "", title, description, image: null, tags, autoPopulated: false }}
        onChange={(next) =>
          change({
            title: next.title,
            description: next.description.slice(0, limits.description),
            tags: next.tags,
          })
        }
      />
      <FieldAt path={`${path}.type`} errors={errors} label="Type">
        <Select value={type} onChange={({ target }) => change({ type: target.value })}>
          {resourceTypes.map((value) => (
            <option key={value} value={value}>
              {resourceTypeLabels[value]}
            </option>
          ))}
        </Select>
      </FieldAt>
      <TagEditor
        path={`${path}.tags`}
        errors={errors}
        label="Tags"
        note="optional"
        tags={tags}
        onChange={(next) => change({ tags: next })}
      />
    </div>
  );
}
