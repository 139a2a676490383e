import type { AssetLicence } from "@/db/enums";
import type { AssetView } from "./schema";

type Licence = {
  name: string;
  /** The meaning in a few words, which stands beside the name. */
  meaning: string;
  /** The address of the licence's text; one that begins with a slash is on this site. */
  address: string;
};

/** An owner may choose one of these licences for a file (docs/product.md#assets). */
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

export const licenceOf = (written: Uppercase<AssetLicence> | null | undefined): Licence | null =>
  written ? licences[written.toLowerCase() as AssetLicence] : null;

/** Writes "CC BY 4.0", or nothing where the owner chose no licence. */
export const licenceName = ({ licence }: { licence: Uppercase<AssetLicence> | null }): string =>
  licenceOf(licence)?.name ?? "";

/** Writes "Editorial use: news and reporting, with credit", or nothing without a licence. */
export function usageTerms(licence: Licence | null): string {
  if (!licence) return "";
  const { name, meaning } = licence;
  return `${name}: ${meaning.charAt(0).toLowerCase()}${meaning.slice(1)}`;
}

/** Writes "© Hollow Pine", whether its owner wrote the sign or not. Empty without a name. */
export const copyrightLine = ({ copyright }: Pick<AssetView, "copyright">): string =>
  copyright && `© ${copyright.replace(/^(©|\(c\))\s*/i, "")}`;

/** Writes "Photo: Even Strand / Hollow Pine", from the credit or the creator. Empty without a name. */
export function creditLine({
  kind,
  credit,
  creator,
}: Pick<AssetView, "kind" | "credit" | "creator">): string {
  const named = credit || creator;
  if (!named || /^(photo|video|foto)\b/i.test(named)) return named;
  return `${kind === "video" ? "Video" : "Photo"}: ${named}`;
}
