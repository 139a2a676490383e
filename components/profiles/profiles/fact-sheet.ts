import type { ProfileView } from "@/lib/domain/profiles/profiles/schema";

type Organisation = Extract<ProfileView, { userType: "BRAND" | "SOURCE" }>;

/** Writes an organisation on one page of plain text: what it is, at a glance, what it offers, whom to ask. */
export function factSheet(profile: Organisation, address: string): string {
  const { name, tagline, location, website, facts, about, boilerplate } = profile;
  const { perksOffered, perkDetails, pressContacts } = profile;
  const perks = perksOffered.map((perk) => (perkDetails[perk] ? `${perk}: ${perkDetails[perk]}` : perk));
  const contacts = pressContacts.map(({ name, role, languages, email, phone, hours }) =>
    [name, role, languages, email, phone, hours].filter(Boolean).join("\n"),
  );
  return `${[
    name,
    [tagline, location, website].filter(Boolean).join("\n"),
    facts.length > 0
      ? `At a glance\n${facts.map(({ label, value }) => `${label}: ${value}`).join("\n")}`
      : "",
    boilerplate || about ? `About ${name}\n${boilerplate || about}` : "",
    perks.length > 0 ? `Available to qualified press\n${perks.join("\n")}` : "",
    contacts.length > 0 ? `Press contact\n${contacts.join("\n\n")}` : "",
    address,
  ]
    .filter(Boolean)
    .join("\n\n")
    .replaceAll("\u00a0", " ")}\n`;
}
