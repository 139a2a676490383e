"use client";

import { GripVertical, Plus, X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field-note";
import { IconButton } from "@/components/ui/icon-button";
import { moveEntry } from "@/components/ui/reorder";
import { SortingButtons, SortingHandle } from "@/components/ui/sorting-buttons";
import { useSorting } from "@/components/ui/use-sorting";
import { cn } from "@/lib/utils/cn";
import { describeSurplus } from "./error-under";

/** What a row is given: its place from 0, and how it changes its entry in part. */
export type RowProps<T> = { entry: T; place: number; change: (part: Partial<T>) => void };

export type SortableRowsProps<T> = {
  entries: readonly T[];
  onChange: (entries: T[]) => void;
  /** "Instagram", "package 2": in the names of a row's buttons and in what is said of it. */
  nameOf: (entry: T, place: number) => string;
  max: number;
  /** "packages", as the limit's sentence says it. */
  things: string;
  error?: string;
  /** Where a link to the list leads. */
  id?: string;
  /** The order is not stored: rows are added and removed, not moved. */
  isFixed?: boolean;
  /** Of a fixed list: whether a row's button stands under its fields where the place is narrow. */
  isTall?: (entry: T, place: number) => boolean;
  /** Instead of rows. */
  empty?: ReactNode;
  /** Stands between a row's handle and its buttons; the row's fields then have its whole width, below. */
  head?: (row: RowProps<T>) => ReactNode;
  /** Said where no more fit. */
  full?: string;
  /** The list's name. */
  label?: string;
  /** May offer a way back: `undo` puts the entry where it was. */
  onRemoved?: (undo: () => void) => void;
  children: (row: RowProps<T>) => ReactNode;
} & (
  | { addLabel: string; blank: T; additions?: undefined }
  /** Buttons for what may be added, each of its own. */
  | { additions: (add: (entry: T) => void) => ReactNode; addLabel?: undefined; blank?: undefined }
);

/**
 * A list that its owner orders: by the handle with a pointer or keys, and by two buttons. Rows are added up to `max`;
 * a longer list, from elsewhere, stays whole and says how many are too many.
 */
export function SortableRows<T extends object>(props: SortableRowsProps<T>) {
  const { entries, onChange, nameOf, max, things, isFixed = false, head, children } = props;
  const newest = useRef(props);
  newest.current = props;
  const rows = useSorting({
    length: entries.length,
    nameOf: (place) => nameOf(entries[place] as T, place),
    onMove: (from, to) => onChange(moveEntry(entries, from, to)),
    onRemove: (place) => {
      const [entry] = entries.slice(place, place + 1);
      onChange(entries.filter((_, at) => at !== place));
      props.onRemoved?.(() => {
        const { entries: now, onChange: put } = newest.current;
        if (entry && now.length < max) put(now.toSpliced(place, 0, entry));
      });
    },
  });
  const add = (entry: T) => {
    rows.expectRow();
    onChange([...entries, entry]);
  };
  const problem = describeSurplus(entries.length, max, things) ?? props.error;
  const full = entries.length >= max;
  return (
    <div id={props.id} tabIndex={props.id ? -1 : undefined} className="@container min-w-0 outline-none">
      {entries.length === 0 && props.empty && (
        <p className="meta border-rule border-y py-4 text-pretty">{props.empty}</p>
      )}
      <ol ref={rows.list} aria-label={props.label}>
        {entries.map((entry, place) => {
          const row = rows.row(place);
          const change = (part: Partial<T>) =>
            onChange(entries.map((other, at) => (at === place ? { ...other, ...part } : other)));
          return (
            <li
              {...row}
              key={rows.keyOf(place)}
              className={cn(
                "grid gap-x-3 border-rule border-b py-3 first:border-t",
                isFixed
                  ? props.isTall?.(entry, place)
                    ? "grid-cols-[minmax(0,1fr)] @min-[620px]:grid-cols-[minmax(0,1fr)_auto]"
                    : "grid-cols-[minmax(0,1fr)_auto]"
                  : "grid-cols-[44px_minmax(0,1fr)] @min-[620px]:grid-cols-[44px_minmax(0,1fr)_auto]",
                row.className,
              )}
            >
              {!isFixed && <SortingHandle rows={rows} place={place} />}
              <div className={cn("min-w-0", head && "@max-[620px]:order-1 @max-[620px]:col-span-2")}>
                {(head ?? children)({ entry, place, change })}
              </div>
              <span
                className={cn(
                  "flex self-start justify-self-end",
                  !isFixed && !head && "@max-[620px]:col-span-2",
                )}
              >
                {!isFixed && <SortingButtons rows={rows} place={place} />}
                <IconButton
                  label={`Remove ${nameOf(entry, place)}`}
                  data-act="remove"
                  onClick={() => rows.remove(place)}
                >
                  <X aria-hidden />
                </IconButton>
              </span>
              {head && (
                <div className="order-1 col-span-full mt-3 min-w-0">{children({ entry, place, change })}</div>
              )}
            </li>
          );
        })}
      </ol>
      {problem && (
        <div className="mt-3">
          <FieldError>{problem}</FieldError>
        </div>
      )}
      <p
        role="status"
        className={cn("meta flex gap-2 [&_svg]:mt-0.5 [&_svg]:size-4", rows.announcement && "mt-3")}
      >
        {rows.announcement && (
          <>
            <GripVertical aria-hidden />
            <span>{rows.announcement}</span>
          </>
        )}
      </p>
      {full ? (
        <p data-add tabIndex={-1} className="meta mt-3">
          {props.full ?? `${max} ${things} is the most`}
        </p>
      ) : (
        <div className="mt-3">
          {props.additions ? (
            props.additions(add)
          ) : (
            <Button data-add onClick={() => add(props.blank)}>
              <Plus aria-hidden />
              {props.addLabel}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
