import { LinkButton } from "@/components/ui/link-button";
import type { Pagination } from "@/lib/core/page-schema";

/** The foot of a list of staff leads to its next page, with the filters that are chosen. */
export function NextPage({
  path,
  asked = {},
  pagination,
}: {
  path: string;
  asked?: Record<string, string>;
  pagination: Pagination;
}) {
  if (!pagination.nextCursor) return null;
  return (
    <div className="pt-8">
      <LinkButton href={`${path}?${new URLSearchParams({ ...asked, cursor: pagination.nextCursor })}`}>
        Next page
      </LinkButton>
    </div>
  );
}
