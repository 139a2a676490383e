"use client";

import { useState } from "react";
import { IMPORT_PATH, importLabels } from "@/components/newsrooms/imports/labels";
import { typesFor, WORK_PATH, workLabels } from "@/components/profiles/work-samples/labels";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { LinkButton } from "@/components/ui/link-button";
import { SectionHead } from "@/components/ui/section";
import { Select } from "@/components/ui/select";
import { useIsScratch } from "@/components/wizard/scratch";
import type { UserType } from "@/db/enums";
import type { BuilderWork } from "@/lib/domain/profiles/builders/schema";
import { MAX_EDITED, workLimits } from "@/lib/domain/profiles/work-samples/limits";
import { EntryPicture } from "./entry-picture";
import { FieldAt } from "./field-at";
import { FilledTexts } from "./filled-fields";
import type { InputErrors, InputProps } from "./input-props";
import { LineField } from "./line-field";
import { type RowProps, SortableRows } from "./sortable-rows";
import { TagEditor } from "./tag-editor";

const names = { url: "Address", title: "Title", description: "Description", descriptionField: "description" };
const blank: BuilderWork = {
  ...{ id: null, type: "Article", title: "", url: "", description: "", outlet: "", platform: "" },
  ...{ tags: [], image: "", publishedAt: "", autoPopulated: false },
};
const nameOf = ({ title }: BuilderWork, place: number) => title.trim().slice(0, 40) || `piece ${place + 1}`;

const hasRefusal = (errors: InputErrors, place: number) =>
  Object.keys(errors).some((path) => path.startsWith(`workSamples.${place}.`));

/** Pieces of work: a line for each that is stored, opened to be changed; a new one is open. */
export function WorkRows({ values, change, errors, kind }: InputProps<"workSamples"> & { kind: UserType }) {
  const { workSamples } = values;
  const [open, setOpen] = useState<string[]>([]);
  const isScratch = useIsScratch();
  const isOpen = ({ id }: BuilderWork, place: number) =>
    id === null || open.includes(id) || hasRefusal(errors, place);
  const count = workSamples.filter(({ title }) => title.trim() !== "").length;
  return (
    <section aria-label="Work samples" id="workSamples" tabIndex={-1} className="min-w-0">
      <SectionHead
        title="Work samples"
        note={`${count} ${count === 1 ? "piece" : "pieces"}${isScratch ? "" : ". Auto fills one in from its address"}`}
        action={
          isScratch ? undefined : (
            <span className="flex flex-wrap justify-end gap-x-1">
              <LinkButton href={WORK_PATH} variant="text" size="sm">
                {workLabels.all}
              </LinkButton>
              <LinkButton href={IMPORT_PATH} variant="text" size="sm">
                {importLabels.fromBuilder}
              </LinkButton>
            </span>
          )
        }
      />
      <div className="mt-3">
        <SortableRows
          isFixed
          isTall={isOpen}
          entries={workSamples}
          onChange={(next) => change({ workSamples: next })}
          nameOf={nameOf}
          max={MAX_EDITED}
          things="pieces"
          error={errors.workSamples}
          empty={
            isScratch
              ? "No piece yet. Add one you are proud of."
              : "No piece yet. Paste the address of one you are proud of."
          }
          addLabel="Add a work sample"
          blank={blank}
        >
          {(row) =>
            isOpen(row.entry, row.place) ? (
              <WorkFields {...row} errors={errors} kind={kind} />
            ) : (
              <WorkLine entry={row.entry} onEdit={() => setOpen([...open, row.entry.id ?? ""])} />
            )
          }
        </SortableRows>
      </div>
    </section>
  );
}

function WorkLine({ entry, onEdit }: { entry: BuilderWork; onEdit: () => void }) {
  const { type, title, outlet, platform } = entry;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
      <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <b className="font-[560] text-sm">{title}</b>
        <span className="meta block">{[type, outlet || platform].filter(Boolean).join(", ")}</span>
      </p>
      <Button size="sm" aria-label={`Edit ${title}`} onClick={onEdit}>
        Edit
      </Button>
    </div>
  );
}

function WorkFields({
  entry,
  place,
  change,
  errors,
  kind,
}: RowProps<BuilderWork> & { errors: InputErrors; kind: UserType }) {
  const { type, title, description, url, image, tags, autoPopulated, publishedAt } = entry;
  const path = `workSamples.${place}`;
  const isCreator = kind === "paid_media";
  const field = { at: path, values: entry, change, errors };
  return (
    <div className="grid gap-x-5 gap-y-4 @min-[760px]:grid-cols-[180px_minmax(0,1fr)]">
      <div className="max-w-60">
        <EntryPicture
          image={image}
          name={nameOf(entry, place)}
          onChange={(next) => change({ image: next })}
        />
      </div>
      <div className="grid min-w-0 content-start gap-4">
        <FilledTexts
          path={path}
          names={names}
          errors={errors}
          limits={workLimits}
          url={url}
          onUrl={(next) => change({ url: next })}
          value={{ type, title, description, image, tags, autoPopulated }}
          blankType={entry.id === null ? blank.type : undefined}
          onChange={(next) => change({ ...next, image: next.image ?? "" })}
        />
        {autoPopulated && <Badge>Filled in from its address</Badge>}
        <div className="grid gap-4 @min-[520px]:grid-cols-2">
          <FieldAt path={`${path}.type`} errors={errors} label="Type">
            <Select value={type} onChange={({ target }) => change({ type: target.value })}>
              {typesFor(isCreator, type).map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          </FieldAt>
          {isCreator ? (
            <LineField {...field} path="platform" label="Platform" note="optional" placeholder="instagram" />
          ) : (
            <LineField {...field} path="outlet" label="Outlet" note="optional" />
          )}
          <FieldAt path={`${path}.publishedAt`} errors={errors} label="Published" note="optional">
            <Input
              type="date"
              value={publishedAt.slice(0, 10)}
              onChange={({ target }) =>
                change({ publishedAt: target.value ? `${target.value}T00:00:00.000Z` : "" })
              }
            />
          </FieldAt>
        </div>
        <TagEditor
          path={`${path}.tags`}
          errors={errors}
          label="Tags"
          note="optional"
          tags={tags}
          onChange={(next) => change({ tags: next })}
        />
      </div>
    </div>
  );
}
