import { MailCheck } from "lucide-react";
import type { ReactNode } from "react";

/** The state after a mail went out, in the form's place: icon, headline, what was sent, what else one can do. */
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

/** What replaced the form is read out: the focus, which stood on a button that is gone, goes to the headline. */
function focusOnce(heading: HTMLHeadingElement | null) {
  heading?.focus();
}
