import type { FieldErrors } from "@/lib/core/errors";
import type { ProfileField } from "@/lib/domain/profiles/profiles/fields/field";
import { fields } from "@/lib/domain/profiles/profiles/fields/fields";
import { filledTexts, saysAnything } from "@/lib/domain/profiles/profiles/fields/filled";
import type { UpdateProfileInput } from "@/lib/domain/profiles/profiles/input";
import type { BuilderField, BuilderValues } from "./schema";

/** The values are not checked yet: `updateProfileInput` does that. */
type RawInput = { [Field in keyof UpdateProfileInput]?: unknown };
type Writer = (values: BuilderValues) => RawInput;

/** Returns the indexes, in the form, of a list's entries that say anything. */
export function filledPlaces(field: BuilderField, values: BuilderValues): number[] {
  const list: unknown = values[field];
  const { preset }: ProfileField = fields[field];
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry, place) => (saysAnything(entry, preset) ? [place] : []));
}

/** Returns a field's value; a list without its empty entries. */
function filled<Field extends BuilderField>(field: Field, values: BuilderValues): BuilderValues[Field] {
  const value: unknown = values[field];
  const isThere = Array.isArray(value) ? filledPlaces(field, values).map((place) => value[place]) : value;
  return isThere as BuilderValues[Field];
}

/** A newsroom's own address has this role, where nobody is named for it. */
export const OWN_CONTACT_ROLE = "Press contact";

/** The first contact's address is the field `email`; an address alone is a contact by the profile's name. */
function asContacts(values: BuilderValues) {
  const contacts = filled("pressContacts", values);
  const email = values.email.trim();
  if (contacts.length === 0) return email ? [{ name: values.name, role: OWN_CONTACT_ROLE, email }] : [];
  return contacts.map((contact, index) => (index === 0 ? { ...contact, email } : contact));
}

function asSocialMedia(values: BuilderValues): RawInput {
  const rows = filled("socialMedia", values).filter(({ network }) => network !== "");
  return {
    socialMedia: Object.fromEntries(
      rows.map(({ network, handle, url, followers }) => [network, { handle, url: url.trim(), followers }]),
    ),
    socialOrder: rows.map(({ network }) => network),
  };
}

const contacts: Writer = (values) => ({ pressContacts: asContacts(values) });

/** These fields are saved under another name, or depend on another field. Work has rows of its own. */
const writers: { [Field in BuilderField]?: Writer } = {
  email: contacts,
  pressContacts: contacts,
  socialMedia: asSocialMedia,
  beats: ({ beats, expertise }) => ({
    // Details of an expertise that was taken away go with it.
    beats: Object.fromEntries(
      Object.entries(beats).flatMap(([name, details]) =>
        expertise.includes(name) && saysAnything(details) ? [[name, filledTexts(details)]] : [],
      ),
    ),
  }),
  audience: ({ audience }) => ({ demographics: fields.audience.toInput(audience) }),
  workSamples: () => ({}),
};

function writeField(field: BuilderField, values: BuilderValues): RawInput {
  const write = writers[field];
  if (write) return write(values);
  const { toInput }: ProfileField = fields[field];
  const value = filled(field, values);
  return { [field]: toInput ? toInput(value as never) : value };
}

/** Maps these fields to what publishing saves of them, for `updateProfileInput` to check. */
export function toProfileInput(values: BuilderValues, changed: readonly BuilderField[]): RawInput {
  return Object.assign({}, ...changed.map((field) => writeField(field, values)));
}

const TWICE = "stands here twice";
function namedTwice(names: string[]): string | undefined {
  const keys = names.map((name) => name.trim().toLowerCase());
  return names.find((_, place) => keys.indexOf(keys[place] ?? "") < place);
}

/** A form may hold two values under one name, but a saved profile cannot: one of them would be lost. */
export function findRepeats(values: BuilderValues): FieldErrors {
  const { audience } = values;
  const lists: [string, string[]][] = [
    ["socialMedia", values.socialMedia.flatMap(({ network }) => network || [])],
    [
      "rates",
      values.rates
        .filter(({ price }) => saysAnything(price))
        .map(({ contentType, platform }) => `${contentType.trim()} on ${platform.trim()}`),
    ],
    ["engagement", values.engagement.filter((share) => saysAnything(share)).map(({ name }) => name)],
    ...(["ageRange", "gender", "topLocations"] as const).map((group): [string, string[]] => [
      `audience.${group}`,
      audience[group].filter((share) => saysAnything(share)).map(({ name }) => name),
    ]),
  ];
  return Object.fromEntries(
    lists.flatMap(([field, names]) => {
      const name = namedTwice(names);
      return name === undefined ? [] : [[field, [`${name.trim() || "A name"} ${TWICE}`]]];
    }),
  );
}

/** The refusal of these fields belongs to another field of the form. */
const shownAt: Record<string, string> = { socialOrder: "socialMedia" };

/**
 * Moves the refusals of `updateProfileInput` to the form's fields: entries that were left out as empty count there, and
 * the API calls a creator's audience demographics.
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
