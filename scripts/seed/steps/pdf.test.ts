import { describe, expect, it } from "vitest";
import { formatOf } from "@/lib/platform/images/media-format";
import { newsroomAssets } from "@/scripts/seed/content";
import { writePdf } from "./pdf";

const documents = Object.values(newsroomAssets)
  .flat()
  .flatMap(({ document }) => document ?? []);

describe("the demo's documents", () => {
  it.each(documents.map((document) => [document.title, document] as const))(
    "%s has pages to read, numbered, with all of its text on them",
    async (_title, document) => {
      const file = writePdf({ ...document, publisher: "Lauwers Grid Cooperative" });
      expect(await formatOf(file)).toMatchObject({ kind: "document" });
      const text = file.toString("latin1");
      const count = Number(/\/Count (\d+)/.exec(text)?.[1]);
      expect(count).toBeGreaterThan(1);
      expect(text.match(/\/Type \/Page /g)).toHaveLength(count);
      expect(text).toContain(`(${count} / ${count}) Tj`);
      const drawn = [...text.matchAll(/\(((?:[^()\\]|\\.)*)\) Tj/g)].map(([, line = ""]) => line).join(" ");
      for (const { paragraphs = [], rows = [] } of document.sections)
        for (const whole of [...paragraphs, ...rows.flat()]) expect(drawn).toContain(whole);
      // The foot and what is beyond the page stay empty.
      for (const [, y] of text.matchAll(/Tf \d+(?:\.\d+)? (\d+) Td/g))
        expect(Number(y)).toBeGreaterThanOrEqual(40);
    },
  );

  it("point from their table to where each object begins", () => {
    const [document] = documents;
    if (!document) throw new Error("The demo has no document.");
    const text = writePdf({ ...document, publisher: "x" }).toString("latin1");
    const offsets = [...text.matchAll(/^(\d{10}) 00000 n /gm)].map(([, at]) => Number(at));
    for (const [n, at] of offsets.entries()) expect(text.slice(at)).toMatch(new RegExp(`^${n + 1} 0 obj`));
  });
});
