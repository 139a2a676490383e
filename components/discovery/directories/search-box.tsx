import { Search } from "lucide-react";
import { directoryLabels } from "@/components/discovery/directories/labels";
import { ResetOnReturn } from "@/components/discovery/directories/reset-on-return";
import { buttonClass } from "@/components/ui/button-style";
import type { UserType } from "@/db/enums";
import type { DirectoryAddress } from "@/lib/domain/discovery/directories/address";
import { directories } from "@/lib/domain/discovery/directories/labels";

/** Controls elsewhere on the page belong to its one form by this id. */
export const DIRECTORY_FORM = "directory";

export function SearchBox({ kind, address }: { kind: UserType; address: DirectoryAddress }) {
  const labels = directoryLabels[kind];
  return (
    <search>
      <form
        id={DIRECTORY_FORM}
        method="get"
        action={`/${directories[kind].path}`}
        // Browsers restore a form's state after Back; here the address decides what is ticked.
        autoComplete="off"
        className="flex gap-2"
      >
        <ResetOnReturn form={DIRECTORY_FORM} />
        {address.category && <input type="hidden" name="category" value={address.category} />}
        <span className="relative block flex-1">
          <Search aria-hidden className="absolute top-3 left-3 size-5 text-ink-3" />
          <input
            key={address.q}
            type="search"
            name="q"
            aria-label={`Search ${labels.searched}`}
            placeholder={labels.searchHint}
            defaultValue={address.q}
            maxLength={100}
            className="control pl-[42px]"
          />
        </span>
        <button type="submit" className={buttonClass({})}>
          <span>
            Search<span className="max-lg:sr-only"> {labels.searched}</span>
          </span>
        </button>
      </form>
    </search>
  );
}
