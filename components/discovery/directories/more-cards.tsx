import { buttonClass } from "@/components/ui/button-style";
import type { UserType } from "@/db/enums";
import type { Pagination } from "@/lib/core/page-schema";
import { type DirectoryAddress, nextAddress, writeAddress } from "@/lib/domain/discovery/directories/address";
import { directories } from "@/lib/domain/discovery/directories/labels";

/** The first card that was not there before Load More has this anchor. */
export const cardAnchor = (place: number) => `card-${place + 1}`;

/** The link says how many are shown and leads to more: the page comes back longer, at the first new card. */
export function MoreCards({
  kind,
  address,
  shown,
  pagination,
}: {
  kind: UserType;
  address: DirectoryAddress;
  shown: number;
  pagination: Pagination;
}) {
  const { loadMore } = directories[kind];
  const { total, totalCapped, nextCursor } = pagination;
  const { cursor, ...start } = address;
  const next = nextCursor && nextAddress(address, nextCursor);
  const anchor = next && next.cursor === address.cursor ? `#${cardAnchor(shown)}` : "";
  return (
    <div className="grid justify-items-center gap-3 pt-14">
      {total !== null && total > 0 && (
        <p className="meta num">
          Showing {shown} of {total.toLocaleString("en-US")}
          {totalCapped && "+"}
        </p>
      )}
      {next && (
        <a href={`${writeAddress(kind, next)}${anchor}`} className={buttonClass({})}>
          {loadMore}
        </a>
      )}
      {cursor && (
        <a
          href={writeAddress(kind, { ...start, shown: undefined })}
          className="link inline-flex min-h-11 items-center text-sm"
        >
          Back to the beginning
        </a>
      )}
    </div>
  );
}
