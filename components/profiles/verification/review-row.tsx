import { ProfilePicture } from "@/components/profiles/picture/profile-picture";
import { DecideForm } from "@/components/profiles/verification/decide-form";
import { EvidenceLine } from "@/components/profiles/verification/evidence-line";
import { Badge, PressePassMark, VerifiedMark } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import type { AppealView } from "@/lib/domain/profiles/evidence/schema";
import { lineOf } from "@/lib/domain/profiles/profiles/identity";
import { utcMoment } from "@/lib/utils/dates";

/** Staff decide an appeal by whose it is, what it is about, what the check found and what is on record. */
export function ReviewRow({ appeal }: { appeal: AppealView }) {
  const { profile, email, finding, appealedAt } = appeal;
  const evidence = appeal.evidence.filter(({ holds }) => holds);
  return (
    <article className="grid gap-6 border-rule border-b py-7 md:grid-cols-[minmax(0,1fr)_minmax(0,400px)] md:gap-12">
      <div className="min-w-0">
        <div className="flex items-center gap-4">
          <ProfilePicture profile={profile} />
          <div className="min-w-0">
            <h2 className="h3 [overflow-wrap:anywhere]">
              <Link href={profile.url} className="link">
                {profile.name}
              </Link>
            </h2>
            <p className="meta [overflow-wrap:anywhere]">
              {[lineOf(profile), email].filter(Boolean).join(", ")}
            </p>
          </div>
        </div>
        <p className="mt-3 flex flex-wrap items-center gap-3">
          {profile.verified ? <VerifiedMark /> : <Badge>Not verified yet</Badge>}
          {profile.pressePassLevel && <PressePassMark tier={profile.pressePassLevel} />}
        </p>
        <div className="mt-5 grid gap-3 text-sm">
          <EvidenceLine piece={appeal} />
          <p className="text-ink-2">
            <span className="font-[560] text-ink">The check:</span> {finding}
          </p>
          <p className="whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
            <span className="font-[560] text-ink">The appeal:</span> {appeal.appeal}
          </p>
          {appealedAt && <p className="meta num">{utcMoment(appealedAt)}</p>}
        </div>
        {evidence.length > 0 && (
          <details className="mt-4">
            <summary className="hit-area link w-fit cursor-pointer text-sm">
              {evidence.length} on record about this profile
            </summary>
            <ul className="mt-2">
              {evidence.map((piece) => (
                <li key={piece.id} className="border-rule border-b py-2.5">
                  <EvidenceLine piece={piece} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <DecideForm id={appeal.id} name={profile.name} />
    </article>
  );
}
