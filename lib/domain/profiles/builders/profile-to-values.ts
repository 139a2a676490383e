import type { profiles, workSamples } from "@/db/schema/profiles";
import { socialNetworks } from "@/lib/domain/profiles/profiles/fields/basic";
import type { ProfileField } from "@/lib/domain/profiles/profiles/fields/field";
import { columns, type FieldName, fields } from "@/lib/domain/profiles/profiles/fields/fields";
import { type BuilderField, type BuilderValues, builderValues } from "./schema";
import { fieldsOf } from "./steps";
import { OWN_CONTACT_ROLE } from "./values-to-profile";

type ProfileRow = typeof profiles.$inferSelect;
type WorkRow = typeof workSamples.$inferSelect;

export const emptyValues = (): BuilderValues => builderValues.parse({});

/** Reads a stored draft as the form takes it today: fields that came later are empty. */
export const readValues = (stored: unknown): BuilderValues => builderValues.parse(stored);

/** Empties the fields that the type's builder does not have, so that two forms of one type compare. */
export function onlyOwnFields(kind: ProfileRow["kind"], values: BuilderValues): BuilderValues {
  const own = fieldsOf(kind);
  return { ...emptyValues(), ...Object.fromEntries(own.map((field) => [field, values[field]])) };
}

/** The networks come in their owner's order, then those that the order does not name. */
export function orderedNetworks({
  socialMedia,
  socialOrder,
}: Pick<ProfileRow, "socialMedia" | "socialOrder">) {
  const order = [...new Set([...socialOrder, ...socialNetworks])];
  return order.flatMap((name) => {
    const network = socialNetworks.find((option) => option === name);
    const account = network && socialMedia[network];
    return network && account ? [{ network, account }] : [];
  });
}

/** The one contact is the profile's own where an address alone was made into it (`toProfileInput`). */
function isOwnContact({ name, pressContacts: [first, ...others] }: ProfileRow): boolean {
  if (!first || others.length > 0) return false;
  const { name: contact, role, email: _, ...rest } = first;
  return contact === name && role === OWN_CONTACT_ROLE && !Object.values(rest).some(Boolean);
}

/** Fills the form of the profile's type with what is published of it, and with its newest work. */
export function profileToValues(row: ProfileRow, work: WorkRow[]): BuilderValues {
  const [first, ...others] = row.pressContacts;
  const stated = isOwnContact(row) ? [] : first ? [{ ...first, email: "" }, ...others] : [];
  const own = Object.entries(columns).map(([name, column]) => {
    const { toTyped }: ProfileField = fields[name as FieldName];
    return [name, toTyped ? toTyped(row[column] as never) : (row[column] ?? "")];
  });
  const values: Partial<Record<BuilderField, unknown>> = {
    ...Object.fromEntries(own),
    email: first?.email ?? "",
    // The first contact's address is the field `email`, so it is not repeated here.
    pressContacts: stated,
    socialMedia: orderedNetworks(row).map(({ network, account: { handle, url, followers } }) => ({
      network,
      handle,
      url,
      followers: followers > 0 ? String(followers) : "",
    })),
    workSamples: work.map((piece) => ({
      ...piece,
      url: piece.url ?? "",
      outlet: piece.outlet ?? "",
      platform: piece.platform ?? "",
      image: piece.image ?? "",
      publishedAt: piece.publishedAt?.toISOString() ?? "",
    })),
  };
  return onlyOwnFields(row.kind, builderValues.parse(values));
}
