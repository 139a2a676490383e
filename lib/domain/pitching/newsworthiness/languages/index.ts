import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { ja } from "./ja";
import { nl } from "./nl";
import { pl } from "./pl";
import { pt } from "./pt";
import type { Vocabulary } from "./vocabulary";
import { zh } from "./zh";

/** A new language is a file here, and its texts in the labelled set. */
export const vocabularies = { en, de, fr, es, it, pt, nl, pl, ja, zh } satisfies Record<string, Vocabulary>;

export type LanguageCode = keyof typeof vocabularies;
