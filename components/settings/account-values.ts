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

/** What the API takes: the name of a newsroom with a company renames the company with it. */
export const toProfileUpdate = (values: AccountValues, renamesCompany: boolean) => ({
  ...values,
  ...(renamesCompany ? { company: values.name } : {}),
});

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
