import { MailCheck } from "lucide-react";
import type { ReactNode } from "react";

/** After a mail went out this replaces the form: icon, headline, what was sent, what else one can do. */
export function SentScreen({
  title,
  lede,
  children,
}: {
  title: ReactNode;
  lede: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="grid justify-items-start gap-3">
      <MailCheck aria-hidden className="size-8 stroke-[1.4] text-accent" />
      <h1 className="h1" tabIndex={-1} ref={focusOnce}>
        {title}
      </h1>
      <p className="lede [overflow-wrap:anywhere]">{lede}</p>
      {children}
    </div>
  );
}

/** The focus was on a button that is gone, so it goes to the headline, which is read out. */
function focusOnce(heading: HTMLHeadingElement | null) {
  heading?.focus();
}
