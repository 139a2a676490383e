import type { profiles, workSamples } from "@/db/schema/profiles";
import { socialNetworks } from "@/lib/domain/profiles/profiles/fields/basic";
import type { ProfileField } from "@/lib/domain/profiles/profiles/fields/field";
import { columns, type FieldName, fields } from "@/lib/domain/profiles/profiles/fields/fields";
import { type BuilderField, type BuilderValues, builderValues } from "./schema";
import { fieldsOf } from "./steps";
import { OWN_CONTACT_ROLE } from "./to-input";

type ProfileRow = typeof profiles.$inferSelect;
type WorkRow = typeof workSamples.$inferSelect;

/** A form that nothing was typed into. */
export const emptyValues = (): BuilderValues => builderValues.parse({});

/** What a draft stored, as the form takes it today: fields that came later are empty. */
export const readValues = (stored: unknown): BuilderValues => builderValues.parse(stored);

/** Leaves what the type's builder has no field for empty, so that two forms of one type compare. */
export function onlyOwnFields(kind: ProfileRow["kind"], values: BuilderValues): BuilderValues {
  const own = fieldsOf(kind);
  return { ...emptyValues(), ...Object.fromEntries(own.map((field) => [field, values[field]])) };
}

/** The networks in their owner's order, then those that the order does not name. */
export function orderedNetworks({
  socialMedia,
  socialOrder,
}: Pick<ProfileRow, "socialMedia" | "socialOrder">) {
  const order = [...new Set([...socialOrder, ...socialNetworks])];
  return order.flatMap((name) => {
    const network = socialNetworks.find((known) => known === name);
    const account = network && socialMedia[network];
    return network && account ? [{ network, account }] : [];
  });
}

/** Whether the one contact is what an address alone was made into (`toProfileInput`). */
function isOwnContact({ name, pressContacts: [first, ...others] }: ProfileRow): boolean {
  if (!first || others.length > 0) return false;
  const { name: contact, role, email: _, ...rest } = first;
  return contact === name && role === OWN_CONTACT_ROLE && !Object.values(rest).some(Boolean);
}

/** What is published of a profile, and its newest work, as the form of its type begins with it. */
export function fromPublished(row: ProfileRow, work: WorkRow[]): BuilderValues {
  const [first, ...others] = row.pressContacts;
  const stated = isOwnContact(row) ? [] : first ? [{ ...first, email: "" }, ...others] : [];
  const own = Object.entries(columns).map(([name, column]) => {
    const { toTyped }: ProfileField = fields[name as FieldName];
    return [name, toTyped ? toTyped(row[column] as never) : (row[column] ?? "")];
  });
  const values: Partial<Record<BuilderField, unknown>> = {
    ...Object.fromEntries(own),
    email: first?.email ?? "",
    // The first contact's address is the field `email`: it stands once.
    pressContacts: stated,
    socialMedia: orderedNetworks(row).map(({ network, account: { handle, url, followers } }) => ({
      ...{ network, handle, url },
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
