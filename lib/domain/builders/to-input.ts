import type { FieldErrors } from "@/lib/core/errors";
import type { UpdateProfileInput } from "@/lib/domain/profiles/input";
import { parseCount } from "@/lib/utils/format-number";
import type { BuilderField, BuilderValues } from "./schema";

/** What `updateProfileInput` is asked to take: not checked yet. */
type RawInput = { [Field in keyof UpdateProfileInput]?: unknown };
type Writer = (values: BuilderValues) => RawInput;

const isFilled = (text: string) => text.trim() !== "";
/** Whether anything stands in an entry, in whatever field. */
const saysAnything = (entry: unknown): boolean =>
  typeof entry === "string"
    ? isFilled(entry)
    : Array.isArray(entry)
      ? entry.some(saysAnything)
      : typeof entry === "object" && entry !== null && Object.values(entry).some(saysAnything);

const texts = (entries: string[]) => entries.filter(isFilled);
/** An empty slot is no entry, whatever its type was set to; a network that was chosen and not filled in is none either. */
const isEntry: { [Field in BuilderField]?: (entry: never) => boolean } = {
  heroStories: ({ type: _, ...rest }: BuilderValues["heroStories"][number]) => saysAnything(rest),
  resourceLinks: ({ type: _, ...rest }: BuilderValues["resourceLinks"][number]) => saysAnything(rest),
  socialMedia: ({ network: _, ...rest }: BuilderValues["socialMedia"][number]) => saysAnything(rest),
  addOns: ({ unit: _, ...rest }: BuilderValues["addOns"][number]) => saysAnything(rest),
  workSamples: ({ type: _, ...rest }: BuilderValues["workSamples"][number]) => saysAnything(rest),
};

/** The places, in the form, of a list's entries that say anything. */
export function filledPlaces(field: BuilderField, values: BuilderValues): number[] {
  const list: unknown = values[field];
  if (!Array.isArray(list)) return [];
  const counts = (isEntry[field] ?? saysAnything) as (entry: unknown) => boolean;
  return list.flatMap((entry, place) => (counts(entry) ? [place] : []));
}

function filled<
  F extends "heroStories" | "pressContacts" | "facts" | "resourceLinks" | "packages" | "addOns",
>(field: F, values: BuilderValues): BuilderValues[F][number][] {
  const list: BuilderValues[F][number][] = values[field];
  return filledPlaces(field, values).flatMap((place) => list[place] ?? []);
}

/** A number as people type it; what is none stays text, for the field's own refusal. */
export function asAmount(text: string): number | string {
  const plain = text.replace(/^\s*(US)?\$/i, "").trim();
  // Cents are for a refusal too: they are not rounded away.
  if (/^\d[\d,\s]*\.\d+$/.test(plain)) return Number(plain.replace(/[,\s]/g, ""));
  return parseCount(plain) ?? text;
}
export function asPercent(text: string): number | string {
  const plain = text.replace(/%\s*$/, "").replace(",", ".").trim();
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
}

type Share = { name: string; percent: string };
const asShares = (rows: Share[]) =>
  Object.fromEntries(rows.filter(saysAnything).map(({ name, percent }) => [name.trim(), asPercent(percent)]));

function asRates(rows: BuilderValues["rates"]) {
  const rates: Record<string, Record<string, unknown>> = {};
  for (const { contentType, platform, price } of rows.filter(({ price }) => isFilled(price))) {
    const type = contentType.trim();
    rates[type] = { ...rates[type], [platform.trim()]: asAmount(price) };
  }
  return rates;
}

/** The role of a newsroom's own address, where nobody is named for it. */
export const OWN_CONTACT_ROLE = "Press contact";

/** The first contact's address is the field `email`; an address alone is a contact by the profile's name. */
function asContacts(values: BuilderValues) {
  const contacts = filled("pressContacts", values);
  const email = values.email.trim();
  if (contacts.length === 0) return email ? [{ name: values.name, role: OWN_CONTACT_ROLE, email }] : [];
  return contacts.map((contact, index) => (index === 0 ? { ...contact, email } : contact));
}

function asSocialMedia(values: BuilderValues): RawInput {
  const rows = values.socialMedia.filter(
    (row) => row.network !== "" && (isFilled(row.handle) || isFilled(row.url) || isFilled(row.followers)),
  );
  return {
    socialMedia: Object.fromEntries(
      rows.map(({ network, handle, url, followers }) => [network, { handle, url: url.trim(), followers }]),
    ),
    socialOrder: rows.map(({ network }) => network),
  };
}

const plain =
  (field: BuilderField & keyof UpdateProfileInput): Writer =>
  (values) => ({ [field]: values[field] });
const list =
  (field: BuilderField & keyof UpdateProfileInput): Writer =>
  (values) => ({ [field]: texts(values[field] as string[]) });
const contacts: Writer = (values) => ({ pressContacts: asContacts(values) });

/** How each field is saved. Work is saved apart: it has rows of its own. */
const writers: Record<Exclude<BuilderField, "workSamples">, Writer> = {
  accountType: ({ accountType }) => ({ accountType: accountType || null }),
  name: plain("name"),
  professionalTitle: plain("professionalTitle"),
  location: plain("location"),
  email: contacts,
  pressContacts: contacts,
  website: plain("website"),
  customPortfolioUrl: plain("customPortfolioUrl"),
  about: plain("about"),
  languages: list("languages"),
  socialMedia: asSocialMedia,
  expertise: list("expertise"),
  beats: ({ beats, expertise }) => ({
    // Details of an expertise that was taken away go with it.
    beats: Object.fromEntries(
      Object.entries(beats).flatMap(([name, details]) =>
        expertise.includes(name) && texts(details).length > 0 ? [[name, texts(details)]] : [],
      ),
    ),
  }),
  publications: list("publications"),
  pressTypes: list("pressTypes"),
  perksPreferred: list("perksPreferred"),
  perksOffered: list("perksOffered"),
  perkDetails: plain("perkDetails"),
  resources: list("resources"),
  resourceLinks: (values) => ({
    resourceLinks: filled("resourceLinks", values).map(({ tags, ...rest }) => ({
      ...rest,
      tags: texts(tags),
    })),
  }),
  demographics: list("demographics"),
  heroStories: (values) => ({ heroStories: filled("heroStories", values) }),
  boilerplate: plain("boilerplate"),
  facts: (values) => ({ facts: filled("facts", values) }),
  paidMediaTypes: list("paidMediaTypes"),
  contentTypes: list("contentTypes"),
  platforms: list("platforms"),
  rates: ({ rates }) => ({ rates: asRates(rates) }),
  packages: (values) => ({
    packages: filled("packages", values).map(({ name, price, saving, includes }) => ({
      ...{ name, price: asAmount(price), includes: texts(includes) },
      ...(isFilled(saving) ? { saving: asPercent(saving) } : {}),
    })),
  }),
  addOns: (values) => ({
    addOns: filled("addOns", values).map(({ name, description, amount, unit }) => ({
      name,
      ...(isFilled(description) ? { description } : {}),
      ...(unit === "percent" ? { percent: asPercent(amount) } : { price: asAmount(amount) }),
    })),
  }),
  engagement: ({ engagement }) => ({ engagement: asShares(engagement) }),
  audience: ({ audience: { ageRange, gender, topLocations, interests } }) => ({
    demographics: {
      ...{ ageRange: asShares(ageRange), gender: asShares(gender) },
      ...{ topLocations: asShares(topLocations), interests: texts(interests) },
    },
  }),
  availability: ({ availability: { responseTime, bookingLead, currentlyAccepting } }) => ({
    availability: {
      ...(isFilled(responseTime) ? { responseTime } : {}),
      ...(isFilled(bookingLead) ? { bookingLead } : {}),
      currentlyAccepting,
    },
  }),
};

/** What publishing saves of these fields, for `updateProfileInput` to check. */
export function toProfileInput(values: BuilderValues, fields: readonly BuilderField[]): RawInput {
  const inputs = fields.flatMap((field) => (field === "workSamples" ? [] : [writers[field](values)]));
  return Object.assign({}, ...inputs);
}

const TWICE = "stands here twice";
function namedTwice(names: string[]): string | undefined {
  const keys = names.map((name) => name.trim().toLowerCase());
  return names.find((_, place) => keys.indexOf(keys[place] ?? "") < place);
}

/** What a form may say and a saved profile cannot hold: two values under one name, of which one would be lost. */
export function findRepeats(values: BuilderValues): FieldErrors {
  const { audience } = values;
  const lists: [string, string[]][] = [
    ["socialMedia", values.socialMedia.flatMap(({ network }) => network || [])],
    [
      "rates",
      values.rates
        .filter(({ price }) => isFilled(price))
        .map(({ contentType, platform }) => `${contentType.trim()} on ${platform.trim()}`),
    ],
    ["engagement", values.engagement.filter(saysAnything).map(({ name }) => name)],
    ...(["ageRange", "gender", "topLocations"] as const).map((group): [string, string[]] => [
      `audience.${group}`,
      audience[group].filter(saysAnything).map(({ name }) => name),
    ]),
  ];
  return Object.fromEntries(
    lists.flatMap(([field, names]) => {
      const name = namedTwice(names);
      return name === undefined ? [] : [[field, [`${name.trim() || "A name"} ${TWICE}`]]];
    }),
  );
}

/** Fields whose refusal belongs to another field of the form. */
const shownAt: Record<string, string> = { socialOrder: "socialMedia" };

/**
 * The refusals of `updateProfileInput`, at the places that the form has: entries that were left out as empty count
 * there, and a creator's audience is called demographics by the API.
 */
export function atFormFields(errors: FieldErrors, values: BuilderValues, isCreator: boolean): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, messages]) => {
      const [head = "", index, ...rest] = path.split(".");
      if (head === "demographics" && isCreator)
        return [["audience", index, ...rest].filter(Boolean).join("."), messages];
      const field = shownAt[head] ?? head;
      const place = index ? filledPlaces(field as BuilderField, values)[Number(index)] : undefined;
      // The first contact's address has a field of its own.
      if (field === "pressContacts" && rest[0] === "email" && Number(index) === 0) return ["email", messages];
      if (index === undefined || place === undefined)
        return [path.replace(head, field).replace(/\.$/, ""), messages];
      return [[field, place, ...rest].join("."), messages];
    }),
  );
}
