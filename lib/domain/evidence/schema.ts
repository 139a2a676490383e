import { z } from "zod";
import { type EvidenceKind, evidenceKinds, type UserType } from "@/db/enums";
import { anyCaseEnum, httpUrl, line, text } from "@/lib/core/fields";

/** Which evidence fits which type: an author page proves nothing about a brand. */
export const evidenceFor: Record<UserType, readonly EvidenceKind[]> = {
  press: ["outlet_email", "author_page", "byline"],
  paid_media: ["author_page", "dns_or_meta"],
  brand: ["site_domain", "dns_or_meta"],
  source: ["site_domain", "dns_or_meta"],
};

/** What a reviewer writes down: what was found, where, and who found it. */
export const reviewInput = z
  .object({
    kind: anyCaseEnum(evidenceKinds, "Kind"),
    /** The outlet by name; needed for what is found at one. */
    outlet: line("Outlet", 100, 1).optional(),
    /** Of an outlet e-mail the outlet's site, else the page itself. */
    url: httpUrl("URL"),
    /** Of a byline the day it was published. */
    occurredAt: z.date().optional(),
    note: text("Note", 500).default(""),
    reviewedBy: line("Reviewer", 100, 1),
  })
  .refine(({ kind, occurredAt }) => kind !== "byline" || occurredAt !== undefined, {
    path: ["occurredAt"],
    message: "A byline needs the day it was published",
  })
  .refine(({ kind, outlet }) => kind === "site_domain" || kind === "dns_or_meta" || outlet !== undefined, {
    path: ["outlet"],
    message: "Please name the outlet",
  });
export type ReviewInput = z.input<typeof reviewInput>;
