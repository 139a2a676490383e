/** The smallest whole PDF: one A4 page with a headline and lines under it, in a font every reader has. */
export function writePdf([headline = "", ...lines]: readonly string[]): Buffer {
  const escaped = (text: string) => text.replace(/[\\()]/g, "\\$&");
  const text = [
    "BT /F1 26 Tf 60 760 Td",
    `(${escaped(headline)}) Tj`,
    "/F1 13 Tf 0 -20 Td",
    ...lines.map((line) => `0 -24 Td (${escaped(line)}) Tj`),
    "ET",
  ].join("\n");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
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
