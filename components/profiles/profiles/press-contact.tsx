import { Clock, Mail, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { answersIn, ownPicture } from "@/components/profiles/profiles/labels";
import { SendPitchRow } from "@/components/profiles/profiles/send-pitch-row";
import { Portrait } from "@/components/ui/portrait";
import { Section } from "@/components/ui/section";
import type { PressContactView } from "@/lib/domain/profiles/profiles/fields/newsroom";
import type { ApiUserType } from "@/lib/domain/vocabulary/user-type/user-type";

const rowClass =
  "flex min-h-10 items-center gap-3 border-rule border-t py-1.5 [&_svg]:size-[18px] [&_svg]:flex-none [&_svg]:text-ink-3";

/** The section has the contacts, a pitch, and how soon the newsroom answers where that is known. */
export function PressContact({
  profile: { id, slug, name, userType, pressContacts, responseHours },
  action,
  className,
}: {
  profile: {
    id: string;
    slug: string;
    name: string;
    userType: ApiUserType;
    pressContacts: PressContactView[];
    responseHours: number | null;
  };
  action?: ReactNode;
  /** The class of the list of people. */
  className?: string;
}) {
  const answers = answersIn(responseHours);
  return (
    <Section title="Press contact">
      <div className={className}>
        {pressContacts.map((contact) => (
          <Person key={`${contact.name} ${contact.email}`} contact={contact} />
        ))}
        <ul className="mt-4 text-sm print:hidden">
          <SendPitchRow profileId={id} slug={slug} name={name} userType={userType} className={rowClass} />
          {answers && (
            <li className={rowClass}>
              <Clock aria-hidden />
              {answers}
            </li>
          )}
        </ul>
      </div>
      {action && <div className="mt-3 print:hidden">{action}</div>}
    </Section>
  );
}

function Person({ contact }: { contact: PressContactView }) {
  const { name, role, languages, email, phone, hours } = contact;
  const image = ownPicture(contact.image ?? null);
  return (
    <div className="mt-4 [overflow-wrap:anywhere]">
      <div className="mb-3 flex items-center gap-4">
        <Portrait name={name} src={image} size="lg" />
        <p className="min-w-0">
          <span className="h4">{name}</span>
          {role && <span className="meta block">{role}</span>}
          {languages && <span className="meta block">{languages}</span>}
        </p>
      </div>
      {(email || phone || hours) && (
        <ul className="text-sm">
          {email && (
            <li className={rowClass}>
              <Mail aria-hidden />
              <a className="link min-w-0" href={`mailto:${email}`}>
                {email}
              </a>
            </li>
          )}
          {phone && (
            <li className={rowClass}>
              <Phone aria-hidden />
              <a className="num" href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
                {phone}
              </a>
            </li>
          )}
          {hours && (
            <li className={rowClass}>
              <Clock aria-hidden />
              {hours}
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
