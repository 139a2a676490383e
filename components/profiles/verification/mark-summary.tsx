import { Check } from "lucide-react";
import { EvidenceLine } from "@/components/profiles/verification/evidence-line";
import { Badge, PressePassMark, VerifiedMark } from "@/components/ui/badge";
import { Section } from "@/components/ui/section";
import { rubric } from "@/lib/domain/profiles/evidence/rubric";
import type { VerificationView } from "@/lib/domain/profiles/evidence/schema";

const tierNames = { gold: "Gold", silver: "Silver", bronze: "Bronze" } as const;

/** The summary says what is earned and by what, and what is missing for more. */
export function MarkSummary({ verification }: { verification: VerificationView }) {
  const { verified, emailVerified, pressePass, evidence } = verification;
  return (
    <>
      <Section title="Your marks" note={pressePass ? `${pressePass.points} points` : undefined}>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 py-4">
          {verified ? <VerifiedMark /> : <Badge>Not verified yet</Badge>}
          {pressePass &&
            (pressePass.tier ? <PressePassMark tier={pressePass.tier} /> : <Badge>No Presse Pass yet</Badge>)}
        </div>
        {!emailVerified && (
          <p className="mb-4 text-ink-2 text-sm">
            Please confirm your e-mail address first: no mark counts without it.
          </p>
        )}
        {pressePass && <PressePassRubric pressePass={pressePass} />}
      </Section>
      {evidence.length > 0 && (
        <Section title="On record" note={countOf(evidence)} className="mt-12">
          <ul>
            {evidence.map((piece) => (
              <li
                key={piece.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-rule border-b py-3.5"
              >
                <EvidenceLine piece={piece} />
                {piece.holds ? (
                  <Badge tone="good" icon={<Check aria-hidden />}>
                    {piece.automatic ? "Checked" : "Reviewed"}
                  </Badge>
                ) : (
                  <Badge>Counts no more</Badge>
                )}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/** Writes "2 of 3 count". */
const countOf = (evidence: VerificationView["evidence"]) => {
  const holding = evidence.filter(({ holds }) => holds).length;
  return `${holding} of ${evidence.length} ${holding === 1 ? "counts" : "count"}`;
};

function PressePassRubric({ pressePass }: { pressePass: NonNullable<VerificationView["pressePass"]> }) {
  const { reasons, missing, next, points } = pressePass;
  const { gold, silver, bronze } = rubric.tiers;
  return (
    <div className="grid gap-6 md:grid-cols-2 md:gap-10">
      <div>
        <h3 className="label">Counted</h3>
        <ul className="mt-2 grid gap-1.5 text-ink-2 text-sm">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <p className="meta mt-3">
          Bronze from {bronze} points, Silver from {silver}, Gold from {gold}.
        </p>
      </div>
      <div>
        <h3 className="label">
          {next ? `${next.points} points to ${tierNames[next.tier]}` : `Gold, with ${points} points`}
        </h3>
        {next && (
          <ul className="mt-2 grid gap-1.5 text-ink-2 text-sm">
            {missing.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
