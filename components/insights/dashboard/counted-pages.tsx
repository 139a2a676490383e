import type { z } from "zod";
import { FigureTable } from "@/components/insights/figures/figure-table";
import type { FigureName } from "@/lib/domain/insights/figures/rules";
import type { countedEventsView } from "@/lib/domain/insights/figures/schema";

const OWN: Partial<Record<FigureName, string>> = {
  feedsFetched: "Your feeds",
  downloads: "Files that were deleted",
};

/** Visits by what was visited: nobody knows who they were of. */
export function CountedPages({
  of,
  pages,
}: {
  of: FigureName;
  pages: z.infer<typeof countedEventsView>["pages"];
}) {
  if (pages.length === 0) return <p className="py-5 text-ink-2 text-sm">Nothing is counted yet.</p>;
  return (
    <FigureTable
      className="mt-6 max-w-[640px]"
      caption="By what was visited"
      heads={["What", "Count"]}
      rows={pages.map(({ id, title, count }) => ({
        key: id ?? "own",
        name: title || (id === null ? (OWN[of] ?? "Your public page") : "Deleted since"),
        cells: [count],
      }))}
      total={[pages.reduce((sum, { count }) => sum + count, 0)]}
    />
  );
}
