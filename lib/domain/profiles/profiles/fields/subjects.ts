import { z } from "zod";
import { bounds } from "@/lib/core/bounds";
import { tags } from "@/lib/core/fields";
import { perkDetails } from "@/lib/domain/vocabulary/perks/details";
import { newsroomTypes } from "@/lib/domain/vocabulary/user-type/user-type";
import { everyone, named, type ProfileField } from "./field";
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
    label: "Publications",
    kinds: ["press"],
    typed: typed.lines,
    read: tags("Publications", bounds.tags, 100),
    shown: z.array(z.string()),
  },
  pressTypes: {
    label: "Press types",
    kinds: ["press"],
    typed: typed.lines,
    read: tags("Press types"),
    shown: z.array(z.string()),
  },
  perksPreferred: {
    label: "Perks preferred",
    kinds: ["press", "paid_media"],
    typed: typed.lines,
    read: tags("Perks preferred"),
    shown: z.array(z.string()),
  },
  perksOffered: {
    label: "Perks offered",
    kinds: newsroomTypes,
    typed: typed.lines,
    read: tags("Perks offered"),
    shown: z.array(z.string()),
  },
  /** The owner's description of each perk that is offered. */
  perkDetails: {
    label: "Details of perks",
    kinds: newsroomTypes,
    typed: typed.named(typed.line),
    read: perkDetails(),
    shown: z.record(z.string(), z.string()),
  },
} satisfies Record<string, ProfileField>;
