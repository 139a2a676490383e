import { z } from "zod";
import { bounds } from "@/lib/core/bounds";
import { singleLine } from "@/lib/core/fields";
import { customPerkLimit, normalizePerks } from "./perks";

/** Characters of the text that describes a perk. */
export const PERK_DETAIL_LIMIT = 120;

/** Takes the owner's description of each perk, by the perk's name as the vocabulary spells it. */
export const perkDetails = () =>
  z
    .record(singleLine("Perk", customPerkLimit, 1), singleLine("What exactly", PERK_DETAIL_LIMIT), {
      error: "perkDetails must be texts by the names of perks",
    })
    .refine((details) => Object.keys(details).length <= bounds.tags, `Perk details: at most ${bounds.tags}`)
    .transform((details) =>
      Object.fromEntries(
        Object.entries(details).flatMap(([perk, text]) =>
          text === "" ? [] : normalizePerks([perk]).map((name) => [name, text]),
        ),
      ),
    );
