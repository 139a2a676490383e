import type { ComponentProps } from "react";
import type { ReleaseForm } from "@/components/newsrooms/releases/editor/release-form";
import { describeFormValue } from "@/components/wizard/describe-value";
import { VersionChoice } from "@/components/wizard/version-choice";

/** The editor's fields as it calls them. */
const labels: Record<keyof ReleaseForm, string> = {
  title: "Headline",
  subtitle: "Subtitle",
  dateline: "Dateline",
  who: "Who",
  what: "What",
  whereLocation: "Where",
  whenTiming: "When",
  whyNewsworthy: "Why",
  body: "Text",
  tags: "Topics",
  perks: "Perks",
  perkDetails: "Details of perks",
  images: "Photos",
  later: "Publish at a later time",
  held: "Hold under embargo",
  publishLocal: "Publish at",
  embargoLocal: "Embargo until",
  timeZone: "Time zone",
};

/** A field's value to read: the text by its paragraphs, of photos how many there are. */
function describe(value: ReleaseForm[keyof ReleaseForm], field: keyof ReleaseForm): string[] {
  if (field === "body") {
    const { body } = new DOMParser().parseFromString(String(value), "text/html");
    return [...body.children].map((block) => block.textContent ?? "").filter(Boolean);
  }
  if (field !== "images" || !Array.isArray(value)) return describeFormValue(value);
  if (value.length === 0) return [];
  return [value.length === 1 ? "1 photo" : `${value.length} photos, in an order of their own`];
}

/** The fields of a release that its writer and somebody else both changed. */
export function ReleaseChoice(
  props: Pick<ComponentProps<typeof VersionChoice<ReleaseForm>>, "state" | "onChoose">,
) {
  return <VersionChoice {...props} labelOf={(field) => labels[field]} describe={describe} />;
}
