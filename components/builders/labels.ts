import { describeFormValue } from "@/components/wizard/describe-value";
import type { BuilderField, BuilderValues } from "@/lib/domain/builders/schema";

/** The fields as the forms call them. */
export const fieldLabels: Record<BuilderField, string> = {
  accountType: "Account type",
  name: "Name",
  professionalTitle: "Title",
  location: "Location",
  email: "E-mail",
  website: "Website",
  customPortfolioUrl: "Portfolio URL",
  about: "About",
  languages: "Languages",
  socialMedia: "Social media",
  expertise: "Expertise and topics",
  beats: "Beats",
  publications: "Publications",
  pressTypes: "Press types",
  perksPreferred: "Perks preferred",
  perksOffered: "Perks offered",
  perkDetails: "Details of perks",
  resources: "Resources available",
  resourceLinks: "Resources",
  demographics: "Demographics",
  heroStories: "Featured stories",
  pressContacts: "Press contacts",
  boilerplate: "Boilerplate",
  facts: "Facts",
  paidMediaTypes: "Paid media types",
  contentTypes: "Content types",
  platforms: "Platforms",
  rates: "Rates",
  packages: "Packages",
  addOns: "Add-ons",
  engagement: "Engagement",
  audience: "Audience",
  availability: "Availability",
  workSamples: "Work samples",
};

/** Files and identifiers say nothing to a reader. */
const silent = new Set(["id", "image", "unit"]);

/** A field's value to read: one line for each entry, its parts with commas between them. */
export const describeValue = (value: BuilderValues[BuilderField]): string[] =>
  describeFormValue(value, silent);

/** "a, b and c" */
export const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
