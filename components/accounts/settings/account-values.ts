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
