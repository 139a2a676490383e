/** The note beside the name of a company's newsroom for members who may not change it. */
export const ADMIN_RENAMES = "Only an Admin of the company may change it";

/** The label of an account type's name field, and what changing the name does. */
export type NameOf = {
  label: "Full Name" | "Brand Name" | "Source Name";
  /** "Linked to" and the company, for those whose company is only text. */
  note?: string;
  /** Whether the name is the company's too. */
  renamesCompany: boolean;
  /** Whether the reader may not change the name, as only an Admin of the company may. */
  locked: boolean;
};
