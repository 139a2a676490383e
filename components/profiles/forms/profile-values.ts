import type { Stored } from "@/lib/client/document/saved-document";
import type { BuilderValues } from "@/lib/domain/profiles/builders/schema";
import type { OwnProfileView } from "@/lib/domain/profiles/profiles/schema";

const noContact: BuilderValues["pressContacts"][number] = {
  ...{ name: "", role: "", email: "", phone: "", languages: "", hours: "", image: "" },
};

/**
 * The fields that other forms than the builder edit, as typed. The builder's own mapping starts from the row and brings
 * the checks of a whole profile along, so a browser that reads the profile again maps the API's view here;
 * `forms.test.ts` compares the two. The first contact has its address itself.
 */
const valuesOf = (profile: OwnProfileView) => {
  const newsroom = "pressContacts" in profile ? profile : null;
  const stories = "heroStories" in profile ? profile.heroStories : [];
  return {
    name: profile.name,
    professionalTitle: profile.title,
    tagline: newsroom?.tagline ?? "",
    location: profile.location,
    website: profile.website ?? "",
    customPortfolioUrl: profile.customPortfolioUrl ?? "",
    expertise: profile.userType === "PRESS" ? profile.expertise : profile.industries,
    perksPreferred: "perksPreferred" in profile ? profile.perksPreferred : [],
    perksOffered: newsroom?.perksOffered ?? [],
    perkDetails: newsroom?.perkDetails ?? {},
    heroStories: stories.map(({ picture: _, ...story }) => story),
    pressContacts: (newsroom?.pressContacts ?? []).map((contact) => ({ ...noContact, ...contact })),
    boilerplate: newsroom?.boilerplate ?? "",
    facts: newsroom?.facts ?? [],
    /** What a newsroom without a company is to be named after. */
    company: "",
  } satisfies Partial<BuilderValues> & { company: string };
};
export type ProfileValues = ReturnType<typeof valuesOf>;

export type ProfileField = keyof ProfileValues;
/** What the server holds of some fields. */
export type ProfileStored<Field extends ProfileField> = Stored<Pick<ProfileValues, Field>, object>;

const person = ["name", "professionalTitle", "tagline", "location", "website", "customPortfolioUrl"] as const;
/** The fields of each form, in its order. */
export const formFields = {
  account: person,
  setup: [...person, "company", "expertise", "perksPreferred", "perksOffered"],
  stories: ["heroStories"],
  desk: ["pressContacts", "boilerplate", "facts", "perksOffered", "perkDetails"],
} as const;
export type FormStored<Form extends keyof typeof formFields> = ProfileStored<
  (typeof formFields)[Form][number]
>;

/** A profile as a form of these fields begins with it, on the revision that its saves name. */
export function toStored<Field extends ProfileField>(
  profile: OwnProfileView,
  fields: readonly Field[],
): ProfileStored<Field> {
  const values = valuesOf(profile);
  return {
    id: profile.id,
    version: profile.revision,
    values: Object.fromEntries(fields.map((field) => [field, values[field]])) as Pick<ProfileValues, Field>,
    facts: {},
  };
}
