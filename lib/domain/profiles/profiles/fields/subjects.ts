import { z } from "zod";
import { bounds } from "@/lib/core/bounds";
import { tags } from "@/lib/core/fields";
import { perkDetails } from "@/lib/domain/vocabulary/perks/details";
import { asList, everyone, named, newsrooms, type ProfileField } from "./field";
import { typed } from "./typed";

/** These say what a profile is about, where press writes, and which perks it seeks or offers. */
export const subjectFields = {
  expertise: { label: "Expertise and topics", kinds: everyone, typed: typed.lines, read: tags("Expertise") },
  beats: {
    label: "Beats",
    kinds: ["press"],
    typed: typed.named(typed.lines),
    read: named("Beats", "Beat", tags("Details")),
    shown: z.record(z.string(), z.array(z.string())),
  },
  publications: {
    ...asList,
    label: "Publications",
    kinds: ["press"],
    read: tags("Publications", bounds.tags, 100),
  },
  pressTypes: { ...asList, label: "Press types", kinds: ["press"], read: tags("Press types") },
  perksPreferred: {
    ...asList,
    label: "Perks preferred",
    kinds: ["press", "paid_media"],
    read: tags("Perks preferred"),
  },
  perksOffered: { ...asList, label: "Perks offered", kinds: newsrooms, read: tags("Perks offered") },
  /** The owner's description of each perk that is offered. */
  perkDetails: {
    label: "Details of perks",
    kinds: newsrooms,
    typed: typed.named(typed.line),
    read: perkDetails(),
    shown: z.record(z.string(), z.string()),
  },
} satisfies Record<string, ProfileField>;
