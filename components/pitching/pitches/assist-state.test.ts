import { describe, expect, it } from "vitest";
import { suggestImprovements } from "@/lib/domain/pitching/ai-assist/ai-assist";
import {
  acceptRest,
  assistedText,
  decide,
  diffParts,
  isOpen,
  openAssist,
  unchangedAssists,
} from "./assist-state";

const asked = {
  title: "The study",
  who: "Ingrid Moe, Hollow Pine",
  what: "An amazing study of 3,812 guests who left 41% less waste in the most revolutionary cabins",
  where: "Rjukan",
  when: "12 December 2026",
  why: "Towns spend very much on emptying bins.",
};
const open = () => openAssist(asked, suggestImprovements(asked));

describe("deciding on suggestions", () => {
  it("opens with every piece undecided and the field as it was", () => {
    expect(open().length).toBeGreaterThan(1);
    for (const assist of open()) {
      expect(isOpen(assist)).toBe(true);
      expect(assistedText(assist)).toBe(asked[assist.field]);
    }
  });

  it("accepting all reads as proposed, and undoing each reads as before", () => {
    const suggestions = suggestImprovements(asked);
    open().forEach((assist, index) => {
      const all = acceptRest(assist);
      expect(assistedText(all)).toBe(suggestions[index]?.text);
      const back = all.pieces.reduce((now, { id }) => decide(now, id, null), all);
      expect(assistedText(back)).toBe(asked[assist.field]);
    });
  });

  it("a piece decided as kept stays as it was when the rest is accepted", () => {
    const assist = open().find(({ pieces }) => pieces.length > 1);
    const [rejected] = assist?.pieces ?? [];
    if (!assist || !rejected) throw new Error("The example has no field with two pieces.");
    const text = assistedText(acceptRest(decide(assist, rejected.id, "kept")));
    expect(text).toContain(rejected.before);
  });

  it("lets go of a field that was typed over, and only of that", () => {
    const assists = open();
    const [first, ...others] = assists;
    if (!first) throw new Error("The example has no suggestions.");
    expect(unchangedAssists(assists, { ...asked, [first.field]: "Something else" })).toEqual(others);
    expect(unchangedAssists(assists, { ...asked, [first.field]: `${asked[first.field]} ` })).toEqual(assists);
  });

  it("shows the whole field in reading order, nothing twice and nothing left out", () => {
    for (const assist of open()) {
      const text = diffParts(assist).map((part) => (part.kind === "text" ? part.text : part.piece.before));
      expect(text.join("")).toBe(asked[assist.field]);
    }
  });
});
