"use client";

import { useActionState, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { FormError } from "@/components/ui/form-error";
import { useHydrated } from "@/components/ui/use-hydrated";
import { createImport } from "@/lib/actions/imports";
import {
  type ImportableItem,
  type ImportPreviewView,
  importLimits,
} from "@/lib/domain/newsrooms/imports/schema";
import { utcDay } from "@/lib/utils/dates";
import { importLabels, roomText, thingsOf } from "./labels";

type Props = { preview: ImportPreviewView; address: string; attempt: string };

/** None of a feed's entries is chosen at first; what is there already can't be. It works without scripts. */
export function ChooseForm({ preview, address, attempt }: Props) {
  const [refusal, act, sending] = useActionState(createImport, null);
  const { items, room } = preview;
  const free = items.filter(({ present }) => !present).map((item) => item.address);
  const [chosen, setChosen] = useState<string[]>([]);
  const hydrated = useHydrated();
  const allBox = useRef<HTMLInputElement>(null);
  const isAll = free.length > 0 && chosen.length === free.length;
  const isNewsroom = room === null;

  useEffect(() => {
    if (allBox.current) allBox.current.indeterminate = chosen.length > 0 && !isAll;
  }, [chosen, isAll]);

  const toggle = (item: string, isOn: boolean) =>
    setChosen(isOn ? [...chosen, item] : chosen.filter((other) => other !== item));
  const count = hydrated ? chosen.length : null;

  return (
    <form action={act} className="mt-4 grid gap-4">
      <input type="hidden" name="address" value={address} />
      <input type="hidden" name="attempt" value={attempt} />
      <FormError>
        {refusal && (refusal.fields?.items?.[0] ?? refusal.fields?.address?.[0] ?? refusal.message)}
      </FormError>
      {hydrated && free.length > 0 && (
        <Checkbox
          ref={allBox}
          checked={isAll}
          onChange={(event) => setChosen(event.target.checked ? free : [])}
          className="font-[560]"
          count={`${chosen.length} / ${free.length}`}
        >
          {importLabels.chooseAll}
        </Checkbox>
      )}
      <ul className="border-rule border-t">
        {items.map((item) => (
          <Entry
            key={item.address}
            item={item}
            showsType={!isNewsroom}
            isChosen={hydrated ? chosen.includes(item.address) : undefined}
            onToggle={(isOn) => toggle(item.address, isOn)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:grid">
        <Button
          type="submit"
          variant="ink"
          busy={sending}
          busyLabel="Importing"
          disabled={count === 0 || free.length === 0}
        >
          {count ? `Import ${thingsOf(count, isNewsroom)}` : "Import what is chosen"}
        </Button>
        {room !== null && (
          <p className={room < (count ?? 0) ? "font-medium text-bad text-sm" : "meta"}>{roomText(room)}</p>
        )}
        {items.length >= importLimits.items && (
          <p className="meta">The newest {importLimits.items} entries are shown.</p>
        )}
      </div>
    </form>
  );
}

function Entry({
  item,
  showsType,
  isChosen,
  onToggle,
}: {
  item: ImportableItem;
  showsType: boolean;
  /** Undefined before scripts are there: the box holds its own state then. */
  isChosen: boolean | undefined;
  onToggle: (isOn: boolean) => void;
}) {
  const { address, title, summary, publishedAt, picture, type, present } = item;
  const facts = [present && importLabels.present, publishedAt && utcDay(publishedAt), showsType && type];
  return (
    <li className="flex items-start gap-4 border-rule border-b py-3">
      <div className="min-w-0 flex-1">
        <Checkbox
          name="items"
          value={address}
          disabled={present}
          {...(isChosen === undefined ? {} : { checked: isChosen })}
          onChange={(event) => onToggle(event.target.checked)}
          meta={facts.filter(Boolean).join(", ") || undefined}
          align="top"
          className="[overflow-wrap:anywhere]"
        >
          <b className="font-[560]">{title}</b>
        </Checkbox>
        <div className="pl-[30px]">
          {summary && summary !== title && (
            <p className="line-clamp-2 text-ink-2 text-pretty text-sm [overflow-wrap:anywhere]">{summary}</p>
          )}
          <p className="meta mt-1 truncate">{address.replace(/^https?:\/\//, "")}</p>
        </div>
      </div>
      {picture && (
        // biome-ignore lint/performance/noImgElement: our own small copy, already in its size
        <img
          src={picture}
          alt=""
          width={96}
          height={64}
          loading="lazy"
          className="aspect-[3/2] w-24 flex-none rounded-sm object-cover max-sm:w-16"
        />
      )}
    </li>
  );
}
