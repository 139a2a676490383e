/** A document of the demo has headings with paragraphs, or with a table of two columns. */
export type PdfDocument = {
  title: string;
  subtitle: string;
  /** The foot of each page names it. */
  publisher: string;
  sections: readonly {
    heading: string;
    paragraphs?: readonly string[];
    rows?: readonly (readonly string[])[];
  }[];
};

/** A4 in points, and the margins around the text. */
const [WIDTH, HEIGHT, MARGIN, FOOT] = [595, 842, 64, 72];
const MEASURE = WIDTH - 2 * MARGIN;

/** Helvetica's widths of the characters from space to tilde, in thousandths of its size. */
const WIDTHS =
  "278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584"
    .split(" ")
    .map(Number);
const widthOf = (text: string, size: number) =>
  [...text].reduce((sum, sign) => sum + (WIDTHS[sign.charCodeAt(0) - 32] ?? 556), 0) * (size / 1000);

function wrap(text: string, size: number, measure: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, size) <= measure) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

type Font = "regular" | "bold";
const escaped = (text: string) => text.replace(/[\\()]/g, "\\$&");
const drawText = (text: string, x: number, y: number, size: number, font: Font = "regular") =>
  `BT /${font === "bold" ? "F2" : "F1"} ${size} Tf ${x} ${y} Td (${escaped(text)}) Tj ET`;
const drawRule = (y: number, weight: number) => `${weight} w ${MARGIN} ${y} m ${WIDTH - MARGIN} ${y} l S`;

/** Pages are drawn from the top down; a heading stays with the first line under it. */
function layOut({ title, subtitle, sections }: PdfDocument): string[][] {
  const pages: string[][] = [[]];
  let y = HEIGHT - MARGIN;
  const page = () => pages.at(-1) ?? [];
  const take = (height: number, needed = height) => {
    if (y - needed < FOOT) {
      pages.push([]);
      y = HEIGHT - MARGIN;
    }
    y -= height;
  };
  const write = (text: string, size: number, leading: number, font: Font, measure = MEASURE, x = MARGIN) => {
    for (const line of wrap(text, size, measure)) {
      take(leading);
      page().push(drawText(line, x, y, size, font));
    }
  };
  write(title, 28, 36, "bold");
  write(subtitle, 13, 22, "regular");
  for (const { heading, paragraphs = [], rows = [] } of sections) {
    take(34, 90);
    page().push(drawRule(y + 14, 1.2));
    write(heading, 15, 20, "bold");
    y -= 4;
    for (const paragraph of paragraphs) {
      write(paragraph, 11, 16, "regular");
      y -= 6;
    }
    for (const [name = "", value = ""] of rows) {
      take(20);
      page().push(drawText(name, MARGIN, y, 11), drawRule(y - 6, 0.3));
      page().push(drawText(value, WIDTH - MARGIN - widthOf(value, 11), y, 11));
    }
  }
  return pages;
}

/** Writes the document as a PDF of A4 pages with their numbers, in fonts that every reader has. */
export function writePdf(document: PdfDocument): Buffer {
  const pages = layOut(document);
  const numberOf = (page: number) => 5 + page * 2;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${pages.map((_, n) => `${numberOf(n)} 0 R`).join(" ")}] /Count ${pages.length} >>`,
    ...["Helvetica", "Helvetica-Bold"].map(
      (font) => `<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding >>`,
    ),
    ...pages.flatMap((drawn, n) => {
      const count = `${n + 1} / ${pages.length}`;
      const foot = [
        drawText(document.publisher, MARGIN, 40, 9),
        drawText(count, WIDTH - MARGIN - widthOf(count, 9), 40, 9),
      ];
      const content = [...drawn, ...foot].join("\n");
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents ${numberOf(n) + 1} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, n) => {
    const at = file.length;
    file += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  const count = objects.length + 1;
  return Buffer.from(
    `${file}xref\n0 ${count}\n0000000000 65535 f \n${table}trailer << /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    "latin1",
  );
}
