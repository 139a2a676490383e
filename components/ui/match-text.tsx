import type { ReactNode } from "react";

/** The part that matches the query is bold; accents and case are ignored in the comparison. */
export function MatchText({ text, query }: { text: string; query: string }): ReactNode {
  const wanted = fold(query.trim());
  const at = wanted ? fold(text).indexOf(wanted) : -1;
  // Folding may change lengths (ligatures); then bold would fall on the wrong letters.
  if (at < 0 || fold(text).length !== text.length) return text;
  return (
    <>
      {text.slice(0, at)}
      <b className="font-[650]">{text.slice(at, at + wanted.length)}</b>
      {text.slice(at + wanted.length)}
    </>
  );
}

function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}
