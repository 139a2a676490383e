import { ActionForm } from "@/components/ui/action-form";
import { Link } from "@/components/ui/link";
import { LinkButton } from "@/components/ui/link-button";
import { SectionHead } from "@/components/ui/section";
import { undoImport } from "@/lib/actions/imports";
import type { ImportListView, ImportView } from "@/lib/domain/newsrooms/imports/schema";
import { utcMoment } from "@/lib/utils/dates";
import { IMPORT_PATH, importLabels, thingsOf, undoneText } from "./labels";

/** Earlier imports list what of them is there, and can be undone. It works without scripts. */
export function RecentImports({ list, isNewsroom }: { list: ImportListView; isNewsroom: boolean }) {
  const { imports, pagination } = list;
  if (imports.length === 0) return null;
  return (
    <section aria-labelledby="recent" className="mt-12">
      <SectionHead id="recent" title={importLabels.recent} />
      <ul>
        {imports.map((made) => (
          <Row key={made.id} made={made} isNewsroom={isNewsroom} />
        ))}
      </ul>
      {pagination.nextCursor && (
        <LinkButton
          className="mt-8"
          href={`${IMPORT_PATH}?${new URLSearchParams({ cursor: pagination.nextCursor })}`}
        >
          Load More
        </LinkButton>
      )}
    </section>
  );
}

function Row({ made, isNewsroom }: { made: ImportView; isNewsroom: boolean }) {
  const { id, title, address, created, removed, createdAt, undoneAt, items } = made;
  const name = title || address.replace(/^https?:\/\//, "");
  return (
    <li className="grid gap-x-8 gap-y-3 border-rule border-b py-5 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h3 className="h3 [overflow-wrap:anywhere]">{name}</h3>
        <p className="meta mt-1 [overflow-wrap:anywhere]">
          {[thingsOf(created, isNewsroom), utcMoment(createdAt)].join(", ")}
        </p>
        {undoneAt && <p className="mt-1 text-sm">Undone. {undoneText(removed, items.length)}</p>}
        {items.length > 0 && (
          <details className="mt-2 text-sm">
            <summary className="cursor-pointer">What is still here ({items.length})</summary>
            <ul className="mt-2 grid gap-1.5">
              {items.map((item) => (
                <li key={item.id} className="[overflow-wrap:anywhere]">
                  {isNewsroom ? (
                    <Link href={item.url} className="link">
                      {item.title}
                    </Link>
                  ) : (
                    <a href={item.url} rel="noopener noreferrer nofollow" className="link">
                      {item.title}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {items.length > 0 && !undoneAt && (
        <div className="flex content-start items-start">
          <ActionForm
            action={undoImport}
            fields={{ id }}
            size="sm"
            busyLabel="Undoing"
            aria-label={`${importLabels.undo}: ${name}`}
          >
            {importLabels.undo}
          </ActionForm>
        </div>
      )}
    </li>
  );
}
