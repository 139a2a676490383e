import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { ActivityEntry } from "@/lib/domain/insights/dashboard/schema";
import { RecentActivity } from "./overview";

const at = "2026-11-26T10:00:00Z";
const textOf = (state: ActivityEntry["state"], side: ActivityEntry["side"]) => {
  const party = { name: "Maren Oduya", userType: "PRESS" } as ActivityEntry["party"];
  const entry = { id: "a", kind: "pitch", party, title: "X", side, state, status: null, at } as const;
  const html = renderToStaticMarkup(<RecentActivity activity={[entry]} now={new Date(at)} />);
  return html.replace(/<[^>]+>/g, "");
};

it.each([
  ["SENT", "sender", "You sent “X” to Maren Oduya"],
  ["SENT", "recipient", "Maren Oduya sent you “X”"],
  ["ACCEPTED", "sender", "Maren Oduya accepted “X”"],
  ["ACCEPTED", "recipient", "You accepted “X” from Maren Oduya"],
  ["DECLINED", "recipient", "You declined “X” from Maren Oduya"],
  ["EXPIRED", "recipient", "You did not answer “X” from Maren Oduya"],
  ["COMPLETED", "sender", "Maren Oduya worked with you on “X”"],
  ["WITHDRAWN", "sender", "You withdrew “X” to Maren Oduya"],
  ["WITHDRAWN", "recipient", "Maren Oduya withdrew “X”"],
] as const)("a pitch that is %s is told to its %s: %s", (state, side, text) => {
  expect(textOf(state, side)).toContain(text);
});
