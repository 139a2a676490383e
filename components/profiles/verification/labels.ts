import type { BadgeTone } from "@/components/ui/badge";
import type { EvidenceView, SubmissionView } from "@/lib/domain/profiles/evidence/schema";

export const kindLabels: Record<EvidenceView["kind"], string> = {
  OUTLET_EMAIL: "E-mail at an outlet",
  AUTHOR_PAGE: "Author page",
  BYLINE: "Byline",
  SITE_DOMAIN: "Website of your e-mail's domain",
  DNS_OR_META: "Website with your proof",
};

export const statusLabels: Record<SubmissionView["status"], { label: string; tone: BadgeTone }> = {
  CHECKING: { label: "Checking", tone: "plain" },
  ACCEPTED: { label: "Accepted", tone: "good" },
  REFUSED: { label: "Does not count yet", tone: "warn" },
  APPEALED: { label: "With our staff", tone: "plain" },
  DECLINED: { label: "Declined", tone: "bad" },
};
