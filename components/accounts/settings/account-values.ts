/** The account settings as they stand in the form's fields. */
export type AccountValues = {
  name: string;
  professionalTitle: string;
  location: string;
  website: string;
  customPortfolioUrl: string;
};

export const accountFields = [
  "name",
  "professionalTitle",
  "location",
  "website",
  "customPortfolioUrl",
] as const satisfies readonly (keyof AccountValues)[];

type Names = (keyof AccountValues)[];

/** The fields that differ from the stored ones: they alone are sent, so that what another window changed stays. */
export const changedIn = (values: AccountValues, stored: AccountValues): Names =>
  accountFields.filter((name) => values[name] !== stored[name]);

export const pick = (values: AccountValues, names: Names): Partial<AccountValues> =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/** What the API takes: the name of a newsroom with a company renames the company with it. */
export const toProfileUpdate = (values: AccountValues, changed: Names, renamesCompany: boolean) => ({
  ...pick(values, changed),
  ...(renamesCompany && changed.includes("name") ? { company: values.name } : {}),
});

/** Beside the name of a company's newsroom, for everybody else in it. */
export const ADMIN_RENAMES = "Only an Admin of the company may change it";

/** How the name is called for a type of account, and what changing it does. */
export type NameOf = {
  label: "Full Name" | "Brand Name" | "Source Name";
  /** "Linked to" and the company, for those whose company is only text. */
  note?: string;
  /** It is the company's too. */
  renamesCompany: boolean;
  /** Only an Admin of the company may change it. */
  locked: boolean;
};
