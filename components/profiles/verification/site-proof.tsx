import { Check, TriangleAlert } from "lucide-react";
import { ActionForm } from "@/components/ui/action-form";
import { Badge } from "@/components/ui/badge";
import { Section } from "@/components/ui/section";
import { checkSite, startSiteProof } from "@/lib/actions/verification";
import { SITE_GRACE_DAYS } from "@/lib/domain/profiles/evidence/rules";
import type { SiteProofView, VerificationView } from "@/lib/domain/profiles/evidence/schema";
import { utcDay, utcMoment } from "@/lib/utils/dates";

/** The token proves that the profile's website is its owner's; the section says where it goes, and its state. */
export function SiteProof({ verification: { website, siteProof } }: { verification: VerificationView }) {
  return (
    <div id="website" className="scroll-mt-6">
      <Section title="Your website" note={siteProof?.origin ?? website ?? undefined} className="mt-12">
        {siteProof ? <Proof proof={siteProof} /> : <Beginning website={website} />}
      </Section>
    </div>
  );
}

function Beginning({ website }: { website: string | null }) {
  return (
    <div className="grid justify-items-start gap-4 py-4 text-sm">
      <p className="text-ink-2">
        {website
          ? "Show that the site is yours: by a record in its DNS, or a tag on its first page."
          : "Please enter your website in your profile first. Then you can show here that it is yours."}
      </p>
      {website && (
        <ActionForm action={startSiteProof} busyLabel="Preparing">
          Verify website
        </ActionForm>
      )}
    </div>
  );
}

function Proof({ proof }: { proof: SiteProofView }) {
  const { dnsRecord, metaTag, proven, way, checkedAt, lostAt } = proof;
  return (
    <div className="grid gap-5 py-4 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {lostAt ? (
          <Badge tone="warn" icon={<TriangleAlert aria-hidden />}>
            Proof is gone
          </Badge>
        ) : proven ? (
          <Badge tone="good" icon={<Check aria-hidden />}>
            Verified
          </Badge>
        ) : (
          <Badge>Not verified yet</Badge>
        )}
        <span className="text-ink-2">
          {lostAt
            ? `Put it back by ${utcDay(lostAt)}, or the site counts no more.`
            : proven && (way === "DNS" ? "Found in DNS." : "Found on the first page.")}{" "}
          {checkedAt && <span className="num">Last looked at {utcMoment(checkedAt)}.</span>}
        </span>
      </p>
      <p className="text-ink-2">
        Either of the two is enough. We look again every day; a proof that is gone for {SITE_GRACE_DAYS} days
        counts no more.
      </p>
      <Value label="TXT record in the site's DNS" value={dnsRecord} />
      <Value label="Or this tag in the head of its first page" value={metaTag} />
      <div className="justify-self-start">
        <ActionForm action={checkSite} busyLabel="Asking">
          Look now
        </ActionForm>
      </div>
    </div>
  );
}

function Value({ label, value }: { label: string; value: string }) {
  return (
    <div className="min-w-0">
      <p className="label">{label}</p>
      <code className="mt-1.5 block rounded-md bg-sunk px-3 py-2.5 text-xs [overflow-wrap:anywhere]">
        {value}
      </code>
    </div>
  );
}
