import type { DataMiningTerm, DigitalSourceType } from "@/db/enums";
import { dataMiningTerms, digitalSourceTypes } from "@/db/enums";

/** Characters of the text that a prohibition with constraints refers to. */
export const MAX_CONSTRAINTS = 1000;

/** A file's digital source type and its terms of data mining, as views answer them. */
type Origin = {
  digitalSourceType: Uppercase<DigitalSourceType> | null;
  dataMining: Uppercase<DataMiningTerm> | null;
  dataMiningConstraints: string;
};

/** The result of reading a file's Content Credentials, as views answer it. */
type Credentials = {
  status: "VALID" | "INVALID" | "UNREAD";
  generator: string;
  digitalSourceTypes: Uppercase<DigitalSourceType>[];
  signer: string;
  isSignerKnown: boolean;
};

/** Readers are shown these names of how a picture or video came to be; the definitions are IPTC's. */
export const sourceTypeNames: Record<DigitalSourceType, string> = {
  digital_capture: "Taken with a camera",
  computational_capture: "Taken with a camera that merged several frames",
  negative_film: "Scanned from a negative",
  positive_film: "Scanned from a slide",
  print: "Scanned from a print",
  human_edits: "Edited by people, without generative AI",
  algorithmically_enhanced: "Altered by an algorithm",
  software_image: "Made with software",
  digital_creation: "Made by people on a computer, without generative AI",
  data_driven_media: "Drawn from data",
  trained_algorithmic_media: "Made with generative AI",
  algorithmic_media: "Made by an algorithm that was not trained",
  screen_capture: "Captured from a screen",
  virtual_recording: "Recorded in a virtual scene",
  composite: "Composed of several elements",
  composite_capture: "Composed of several captured elements",
  composite_synthetic: "Composed of elements of which some are synthetic",
  composite_with_trained_algorithmic_media: "Edited with generative AI",
};

/** An owner is offered these; the others come from files and programs. */
export const commonSourceTypes = [
  ...(["digital_capture", "computational_capture", "human_edits", "negative_film", "positive_film"] as const),
  ...(["print", "digital_creation", "data_driven_media", "screen_capture", "composite_capture"] as const),
  ...(["composite_with_trained_algorithmic_media", "trained_algorithmic_media"] as const),
  ...(["algorithmic_media"] as const),
];

const SOURCE_TYPES = "http://cv.iptc.org/newscodes/digitalsourcetype/";
const toCamelCase = (key: string) => key.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
const sourceCode = (type: DigitalSourceType) => `${SOURCE_TYPES}${toCamelCase(type)}`;

/** Files still state codes that IPTC has replaced by others. */
const replacedCodes = new Map<string, DigitalSourceType>([
  ["minorHumanEdits", "human_edits"],
  ["digitalArt", "digital_creation"],
]);

/** Reads a code as files state it, with or without its address; null for one that IPTC does not list. */
export function sourceTypeOf(stated: string): DigitalSourceType | null {
  const code = stated.trim().split(/[/:]/).at(-1) ?? "";
  return digitalSourceTypes.find((type) => toCamelCase(type) === code) ?? replacedCodes.get(code) ?? null;
}

/**
 * Summarizes the source types of a file's making and its changes, in their order: generated from the beginning, edited
 * with generative AI at some time, or else how it began. Null where none is stated.
 */
export function summarizeSourceTypes(stated: readonly string[]): DigitalSourceType | null {
  const [first = null, ...further] = stated.flatMap((code) => sourceTypeOf(code) ?? []);
  const isEdited = further.some((type) => /trained_algorithmic_media$/.test(type));
  return isEdited && first !== "trained_algorithmic_media"
    ? "composite_with_trained_algorithmic_media"
    : first;
}

/** Schema.org has no member for these codes, or one of a narrower meaning. */
const withoutMember: ReadonlySet<DigitalSourceType> = new Set([
  "human_edits",
  "digital_creation",
  "software_image",
]);

/** Returns the member of schema.org's enumeration of IPTC's codes, or the code itself where there is none. */
function sourceTypeFact(type: DigitalSourceType): string {
  if (withoutMember.has(type)) return sourceCode(type);
  const name = type === "computational_capture" ? "multi_frame_computational_capture" : type;
  return `https://schema.org/${toCamelCase(`_${name}`)}DigitalSource`;
}

const MINING_TERMS = "http://ns.useplus.org/ldf/vocab/";
const mining: Record<DataMiningTerm, { code: string; name: string }> = {
  unspecified: { code: "DMI-UNSPECIFIED", name: "Data mining: not specified" },
  allowed: { code: "DMI-ALLOWED", name: "Data mining allowed" },
  prohibited_ai_training: { code: "DMI-PROHIBITED-AIMLTRAINING", name: "Not for training AI" },
  prohibited_generative_ai_training: {
    code: "DMI-PROHIBITED-GENAIMLTRAINING",
    name: "Not for training generative AI",
  },
  prohibited_except_search: {
    code: "DMI-PROHIBITED-EXCEPTSEARCHENGINEINDEXING",
    name: "No data mining except for search engines",
  },
  prohibited: { code: "DMI-PROHIBITED", name: "No data mining" },
  prohibited_see_constraints: { code: "DMI-PROHIBITED-SEECONSTRAINT", name: "Data mining is limited" },
};

export const dataMiningName = (term: DataMiningTerm) => mining[term].name;

/**
 * Reads a term of PLUS as files state it; null for one that PLUS does not list. A prohibition whose exceptions stand in
 * an encoded expression of rights is one without exceptions, since that expression does not stay in the file.
 */
export function dataMiningOf(stated: string): DataMiningTerm | null {
  const code = (stated.trim().split("/").at(-1) ?? "").replace(/-SEE(EMBEDDED|LINKED)RIGHTSEXPR$/, "");
  return dataMiningTerms.find((term) => mining[term].code === code) ?? null;
}

type Stated = {
  digitalSourceType: DigitalSourceType | null;
  dataMining: DataMiningTerm | null;
  dataMiningConstraints: string;
};

/** Selects what a downloaded file states of where it came from, as IPTC and PLUS write it. */
export const provenanceForFile = ({ digitalSourceType, dataMining, dataMiningConstraints }: Stated) => ({
  digitalSourceType: digitalSourceType ? sourceCode(digitalSourceType) : "",
  dataMining: dataMining ? `${MINING_TERMS}${mining[dataMining].code}` : "",
  dataMiningConstraints: dataMining === "prohibited_see_constraints" ? dataMiningConstraints : "",
});

/** Says how a picture came to be ("Made with generative AI"). Empty where nobody said. */
export const sourceTypeText = ({ digitalSourceType }: Partial<Pick<Origin, "digitalSourceType">>) =>
  digitalSourceType ? sourceTypeNames[digitalSourceType.toLowerCase() as DigitalSourceType] : "";

/** Says whether a file may be used for data mining ("No data mining"). Empty where nobody said. */
export function dataMiningText(file: Partial<Omit<Origin, "digitalSourceType">>): string {
  if (!file.dataMining) return "";
  const term = file.dataMining.toLowerCase() as DataMiningTerm;
  const constraints = term === "prohibited_see_constraints" && file.dataMiningConstraints;
  return constraints ? `${dataMiningName(term)}: ${constraints}` : dataMiningName(term);
}

/** Quotes a name that a stranger wrote, so that none ends early and goes on as if it were our sentence. */
const quote = (name: string) => `“${name.replace(/[“”]/g, "")}”`;

/** Says what a file's Content Credentials state, and who signed them. Empty where it has none. */
export function credentialsText({ contentCredentials }: { contentCredentials: Credentials | null }): string {
  if (!contentCredentials) return "";
  const { status, generator, digitalSourceTypes, signer, isSignerKnown } = contentCredentials;
  if (status === "UNREAD") return "Has Content Credentials, which were not read here";
  const stated = [
    ...(generator ? [`written by ${quote(generator)}`] : []),
    ...digitalSourceTypes.map((type) => inSentence(sourceTypeText({ digitalSourceType: type }))),
  ];
  const signature = signer
    ? `signed by ${quote(signer)}, ${isSignerKnown ? "a known signer" : "signer unknown"}`
    : "signer unknown";
  const says = `Content Credentials say: ${[...stated, signature].join("; ")}`;
  return status === "INVALID"
    ? `${says}. They do not fit the file, which was changed since, or are damaged`
    : says;
}

const inSentence = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** The facts of schema.org on where a picture came from, and on what else it may be used for. */
export function provenanceFacts({ digitalSourceType, dataMining, dataMiningConstraints }: Origin) {
  const { dataMining: url, dataMiningConstraints: text } = provenanceForFile({
    digitalSourceType: null,
    dataMining: dataMining && (dataMining.toLowerCase() as DataMiningTerm),
    dataMiningConstraints,
  });
  return {
    digitalSourceType:
      digitalSourceType && sourceTypeFact(digitalSourceType.toLowerCase() as DigitalSourceType),
    usageInfo: text ? { "@type": "CreativeWork", url, text } : url,
  };
}
