import { Clock, Mail, Phone } from "lucide-react";
import { SendPitchRow } from "@/components/profiles/send-pitch-row";
import { answersWithin } from "@/components/profiles/words";
import { Section } from "@/components/ui/section";
import type { NewsroomView, ReleaseView } from "@/lib/domain/releases/schema";
import { dayIn, timeIn } from "@/lib/domain/releases/zones";

const line =
  "flex min-h-10 items-center gap-3 border-rule border-t [&_svg]:size-[18px] [&_svg]:flex-none [&_svg]:text-ink-3";

/** Whom to ask, as the newsroom wants to be reached; a pitch where it names nobody. */
export function PressContact({ newsroom }: { newsroom: NewsroomView }) {
  const answers = answersWithin(newsroom.responseHours);
  return (
    <Section title="Press contact">
      {newsroom.pressContacts.map(({ name, role, languages, email, phone, hours }) => (
        <div key={`${name} ${email}`} className="mt-4">
          <p className="mb-3">
            <span className="h4">{name}</span>
            <span className="meta block">{role}</span>
            <span className="meta block">{languages}</span>
          </p>
          <ul className="text-sm">
            {email && (
              <li className={line}>
                <Mail aria-hidden />
                <a className="link min-w-0 [overflow-wrap:anywhere]" href={`mailto:${email}`}>
                  {email}
                </a>
              </li>
            )}
            {phone && (
              <li className={line}>
                <Phone aria-hidden />
                <a className="num" href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
                  {phone}
                </a>
              </li>
            )}
            {hours && (
              <li className={line}>
                <Clock aria-hidden />
                {hours}
              </li>
            )}
          </ul>
        </div>
      ))}
      <ul className="mt-2 text-sm print:hidden">
        <SendPitchRow profileId={newsroom.id} className={line} />
        {answers && (
          <li className={line}>
            <Clock aria-hidden />
            {answers}
          </li>
        )}
      </ul>
    </Section>
  );
}

/** What it said and when: its publication and each correction with its note, the newest first. */
export function Versions({ release }: { release: ReleaseView }) {
  if (release.versions.length === 0) return null;
  return (
    <Section title="Versions">
      <dl className="mt-1 text-sm">
        {release.versions.map(({ createdAt, note }) => (
          <div
            key={createdAt}
            className="grid grid-cols-[124px_1fr] gap-3 border-rule border-t py-2.5 first:border-t-0"
          >
            <dt className="text-ink-3">
              <time dateTime={createdAt}>
                {dayIn(createdAt, release.timeZone)}
                <span className="block">{timeIn(createdAt, release.timeZone)}</span>
              </time>
            </dt>
            <dd className="[overflow-wrap:anywhere]">{note ? `Corrected: ${note}` : "Published"}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
