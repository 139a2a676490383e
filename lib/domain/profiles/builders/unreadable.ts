import { isDollars, isPercent } from "@/lib/domain/profiles/profiles/fields/amounts";
import { saysAnything } from "@/lib/domain/profiles/profiles/fields/filled";
import { isEmail } from "@/lib/utils/is-email";
import { isPhone } from "@/lib/utils/is-phone";
import { parseCount } from "@/lib/utils/read-number";
import { isPageAddress, isSiteAddress } from "@/lib/utils/web-address";
import type { BuilderField, BuilderValues } from "./schema";

/** A value that is typed and that publishing could not read, and what the step says of it. */
type Reader<Field extends BuilderField> = {
  message: string;
  texts: (value: BuilderValues[Field]) => readonly string[];
  reads: (text: string) => boolean;
};
type Readers = { [Field in BuilderField]?: readonly Reader<Field>[] };

const isCount = (text: string) => parseCount(text) !== null;

const own = (text: string) => [text];
const each =
  <Name extends string>(name: Name) =>
  (entries: readonly Record<Name, string>[]) =>
    entries.map((entry) => entry[name]);
const percents = each("percent");

/** The numbers and addresses that a builder's fields take as text; the server judges them in the same way. */
const readers: Readers = {
  website: [{ message: "Correct the website", texts: own, reads: isSiteAddress }],
  customPortfolioUrl: [{ message: "Correct the portfolio’s address", texts: own, reads: isSiteAddress }],
  email: [{ message: "Correct the e-mail address", texts: own, reads: isEmail }],
  socialMedia: [
    { message: "Correct a number of followers", texts: each("followers"), reads: isCount },
    { message: "Correct an address in Social media", texts: each("url"), reads: isSiteAddress },
  ],
  heroStories: [{ message: "Correct the address of a story", texts: each("url"), reads: isPageAddress }],
  resourceLinks: [{ message: "Correct the address of a resource", texts: each("url"), reads: isSiteAddress }],
  workSamples: [
    { message: "Correct the address of a piece of work", texts: each("url"), reads: isPageAddress },
  ],
  pressContacts: [
    {
      message: "Correct a contact’s e-mail address",
      // The first one has the field of its own.
      texts: (contacts) => each("email")(contacts.slice(1)),
      reads: isEmail,
    },
    { message: "Correct a contact’s phone number", texts: each("phone"), reads: isPhone },
  ],
  rates: [{ message: "Correct a price in Rates", texts: each("price"), reads: isDollars }],
  packages: [
    { message: "Correct a package’s price", texts: each("price"), reads: isDollars },
    { message: "Correct a package’s saving", texts: each("saving"), reads: isPercent },
  ],
  addOns: [
    {
      message: "Correct what an add-on costs",
      texts: (entries) => each("amount")(entries.filter(({ unit }) => unit === "dollars")),
      reads: isDollars,
    },
    {
      message: "Correct an add-on’s percentage",
      texts: (entries) => each("amount")(entries.filter(({ unit }) => unit === "percent")),
      reads: isPercent,
    },
  ],
  engagement: [{ message: "Correct a percentage in Engagement", texts: percents, reads: isPercent }],
  audience: [
    {
      message: "Correct a percentage in Audience",
      texts: ({ ageRange, gender, topLocations }) =>
        [ageRange, gender, topLocations].flatMap((shares) => percents(shares)),
      reads: isPercent,
    },
  ],
};

type Entry<Field extends BuilderField> = BuilderValues[Field] extends (infer One)[] ? One : never;
type Need<Field extends BuilderField> = readonly [part: keyof Entry<Field>, message: string];

/** Publishing takes no entry without these parts, of those that say anything. */
const needs: { [Field in BuilderField]?: readonly Need<Field>[] } = {
  heroStories: [["title", "Give each story a title"]],
  resourceLinks: [
    ["title", "Give each resource a title"],
    ["url", "Give each resource its address"],
    ["type", "Choose each resource’s type"],
  ],
  workSamples: [["title", "Give each piece of work a title"]],
  pressContacts: [["name", "Name each press contact"]],
  facts: [
    ["label", "Name each fact"],
    ["value", "Write what each fact is"],
  ],
  rates: [
    ["contentType", "Choose each rate’s content type"],
    ["platform", "Choose each rate’s platform"],
  ],
  packages: [
    ["name", "Name each package"],
    ["price", "Give each package a price"],
  ],
  addOns: [
    ["name", "Name each add-on"],
    ["amount", "Say what each add-on costs"],
  ],
  engagement: [
    ["name", "Choose each engagement’s platform"],
    ["percent", "Give each engagement its percentage"],
  ],
};
/** These parts come filled in, and say nothing by themselves; a rate is one from its price on. */
const presets: Partial<Record<BuilderField, string>> = {
  ...{ heroStories: "type", resourceLinks: "type", workSamples: "type", addOns: "unit" },
};

function lackingIn<Field extends BuilderField>(field: Field, values: Pick<BuilderValues, Field>): string[] {
  const value: unknown = values[field];
  const own = (needs[field] ?? []) as readonly (readonly [string, string])[];
  if (!Array.isArray(value)) return [];
  const filled = value.filter((entry) =>
    field === "rates" ? saysAnything(entry.price) : saysAnything(entry, presets[field]),
  );
  return own
    .filter(([part]) => filled.some((entry) => !saysAnything(entry[part])))
    .map(([, message]) => message);
}

/** Returns what is to be corrected or added in a field, in sentences without their points. */
export function unreadableIn<Field extends BuilderField>(
  field: Field,
  values: Pick<BuilderValues, Field>,
): string[] {
  const own = (readers[field] ?? []) as readonly Reader<Field>[];
  const wrong = own
    .filter(({ texts, reads }) =>
      texts(values[field]).some((text) => text.trim() !== "" && !reads(text.trim())),
    )
    .map(({ message }) => message);
  return [...wrong, ...lackingIn(field, values)];
}
