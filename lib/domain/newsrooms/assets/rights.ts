import type { AssetLicence, DataMiningTerm, DigitalSourceType } from "@/db/enums";
import { provenanceForFile } from "@/lib/domain/vocabulary/provenance/provenance";
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
  return `${licence.name}: ${inSentence(licence.meaning)}`;
}

const inSentence = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

const NONE = { name: "No licence chosen", meaning: "Ask before use" };

/** Says how each file may be used, for a zip's list: its licence, or whom to ask where none was chosen. */
export const termsOrAsk = (licence: Licence | null, owner: string): string =>
  licence ? usageTerms(licence) : `${NONE.name}: ask ${owner} before use`;

/**
 * Says under which licences pictures stand: "Pictures: CC BY 4.0 (any use, changes too, with credit)", or of several
 * their names. Empty without pictures.
 */
export function describeLicences(pictures: readonly Pick<AssetView, "licence">[]): string {
  const chosen = [...new Set(pictures.map(({ licence }) => licence))].map(
    (licence) => licenceOf(licence) ?? NONE,
  );
  const [first] = chosen;
  if (!first) return "";
  const names = chosen.map((licence) => (licence === NONE ? inSentence(NONE.name) : licence.name));
  const meaning = chosen.length === 1 ? ` (${inSentence(first.meaning)})` : "";
  return `Pictures: ${names.join(", ")}${meaning}`;
}

type Chosen = {
  caption: string;
  creator: string;
  credit: string;
  copyright: string;
  licence: AssetLicence | null;
  digitalSourceType: DigitalSourceType | null;
  dataMining: DataMiningTerm | null;
  dataMiningConstraints: string;
};

/** Selects what is written into a downloaded file: what it said, what its owner wrote and chose, and nothing else. */
export function factsForFile(
  { caption, creator, credit, copyright, licence: chosen, ...provenance }: Chosen,
  origin: string,
) {
  const licence = chosen && licences[chosen];
  return {
    ...{ caption, creator, credit, copyright, usageTerms: usageTerms(licence) },
    licenceUrl: licence ? new URL(licence.address, origin).href : "",
    ...provenanceForFile(provenance),
  };
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
