import { isDollars, isPercent } from "@/lib/domain/profiles/profiles/fields/amounts";
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

/** Returns what is to be corrected of a field, in sentences without their points. */
export function unreadableIn<Field extends BuilderField>(
  field: Field,
  values: Pick<BuilderValues, Field>,
): string[] {
  const own = (readers[field] ?? []) as readonly Reader<Field>[];
  return own
    .filter(({ texts, reads }) =>
      texts(values[field]).some((text) => text.trim() !== "" && !reads(text.trim())),
    )
    .map(({ message }) => message);
}
