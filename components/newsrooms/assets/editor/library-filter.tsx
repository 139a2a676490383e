"use client";

import { Search } from "lucide-react";
import { useRef, useTransition } from "react";
import { useRouter } from "@/components/layout/acting";
import type { LibraryQuery } from "@/components/newsrooms/assets/editor/assets-api";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { sectionNames } from "@/lib/domain/newsrooms/assets/rules";
import { type AssetCounts, type AssetSort, assetKinds } from "@/lib/domain/newsrooms/assets/schema";

const sortNames: Record<AssetSort, string> = {
  order: "Newsroom order",
  newest: "Newest first",
  name: "Name",
  largest: "Largest",
};
const TYPING_MS = 300;

/** Writes the library's address with this query, and with an opened asset. */
export function libraryAddress({ kind, sort, q }: LibraryQuery, open?: string): string {
  const params = new URLSearchParams();
  if (kind) params.set("kind", kind);
  if (sort !== "order") params.set("sort", sort);
  if (q) params.set("q", q);
  if (open) params.set("open", open);
  return params.size > 0 ? `/assets?${params}` : "/assets";
}

/** Kinds with their counts, the search and the order are all in the address. */
export function LibraryFilter({ query, counts }: { query: LibraryQuery; counts: AssetCounts }) {
  const router = useRouter();
  const [pending, start] = useTransition();
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const go = (changed: Partial<LibraryQuery>) =>
    start(() => router.replace(libraryAddress({ ...query, ...changed }), { scroll: false }));
  const total = assetKinds.reduce((sum, kind) => sum + counts[kind], 0);
  return (
    <div
      aria-busy={pending}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 border-rule border-t pt-4 pb-4 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <nav
        aria-label="Kind"
        className="-my-1.5 flex min-w-0 gap-1.5 py-1.5 max-md:scroll-x sm:col-span-2 md:flex-wrap"
      >
        {[null, ...assetKinds].map((kind) => (
          <a
            key={kind ?? "all"}
            href={libraryAddress({ ...query, kind })}
            aria-current={query.kind === kind ? "true" : undefined}
            onClick={(event) => {
              event.preventDefault();
              go({ kind });
            }}
            className="chip hit-area h-8 flex-none aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-on-ink"
          >
            {kind ? sectionNames[kind] : "All"}{" "}
            <span className="num font-[600] text-2xs">{kind ? counts[kind] : total}</span>
          </a>
        ))}
      </nav>
      <form action="/assets" onSubmit={(event) => event.preventDefault()}>
        {query.kind && <input type="hidden" name="kind" value={query.kind} />}
        <Field label="Search assets" hideLabel>
          <Input
            type="search"
            name="q"
            icon={<Search />}
            placeholder="Caption, tag or person"
            maxLength={100}
            defaultValue={query.q}
            onChange={({ target: { value } }) => {
              clearTimeout(typing.current);
              typing.current = setTimeout(() => go({ q: value.trim() }), TYPING_MS);
            }}
          />
        </Field>
      </form>
      <Field label="Sort" hideLabel>
        <Select value={query.sort} onChange={(event) => go({ sort: event.target.value as AssetSort })}>
          {Object.entries(sortNames).map(([sort, name]) => (
            <option key={sort} value={sort}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
