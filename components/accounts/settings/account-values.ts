/** The label of an account type's name field, and what changing the name does. */
export type NameOf = {
  label: "Full Name" | "Brand Name" | "Source Name";
  /** The line under the field: the company of those for whom that is only text, or who changes the name instead of the reader. */
  note?: string;
  /** The name is a newsroom's, which has a line and a logo besides the person's title and portrait. */
  isNewsroom: boolean;
  /** The name is the company's too. */
  renamesCompany: boolean;
  /** The reader may not change the name, as others of the company do. */
  locked: boolean;
};
