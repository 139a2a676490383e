import type { AssetLicence } from "@/db/enums";

type Licence = {
  name: string;
  /** In a few words, beside its name. */
  meaning: string;
  /** Where it is written down: with a slash on this site. */
  address: string;
};

/** The licences an owner may choose for a file (docs/product.md#assets). */
export const licences: Record<AssetLicence, Licence> = {
  editorial: {
    name: "Editorial use",
    meaning: "News and reporting, with credit",
    address: "/faqs#licence-editorial-use",
  },
  cc_by: {
    name: "CC BY 4.0",
    meaning: "Any use, changes too, with credit",
    address: "https://creativecommons.org/licenses/by/4.0/",
  },
  all_rights: {
    name: "All rights reserved",
    meaning: "Ask before any use",
    address: "/faqs#licence-all-rights-reserved",
  },
};

/** A licence as answers write it. */
export const licenceOf = (written: Uppercase<AssetLicence> | null | undefined): Licence | null =>
  written ? licences[written.toLowerCase() as AssetLicence] : null;

/** "CC BY 4.0". Empty where its owner chose none. */
export const licenceName = ({ licence }: { licence: Uppercase<AssetLicence> | null }): string =>
  licenceOf(licence)?.name ?? "";

/** "Editorial use: news and reporting, with credit", as a file and a list state it. Empty without one. */
export function usageTerms(licence: Licence | null): string {
  if (!licence) return "";
  const { name, meaning } = licence;
  return `${name}: ${meaning.charAt(0).toLowerCase()}${meaning.slice(1)}`;
}
