import { CircleCheck, CloudOff, MailCheck, MailX } from "lucide-react";
import type { ReactNode } from "react";
import { AccountPicture, AccountShell } from "@/components/layout/account-shell";
import { Button } from "@/components/ui/button";

const icons = { ask: MailCheck, stop: MailX, done: CircleCheck, failed: CloudOff };
const tones = { ask: "text-accent", stop: "text-accent", done: "text-good", failed: "text-bad" };

const ridge = { src: "/demo/ridge-dawn.webp", alt: "Mountain ridges at dawn" };

/** The frame of the pages that links at the foot of mails lead to. They need no script. */
export function LetterShell({ picture = ridge, children }: { picture?: typeof ridge; children: ReactNode }) {
  return (
    <AccountShell accent="brand" asideLabel="Picture" aside={<AccountPicture {...picture} />}>
      {children}
    </AccountShell>
  );
}

/** One step: what it is about, and what to do about it. */
export function LetterStep({
  kind,
  title,
  lede,
  children,
}: {
  kind: keyof typeof icons;
  title: string;
  lede: string;
  children?: ReactNode;
}) {
  const Icon = icons[kind];
  return (
    <div role={kind === "done" ? "status" : undefined} className="grid justify-items-start gap-3">
      <Icon aria-hidden className={`size-8 stroke-[1.4] ${tones[kind]}`} />
      <h1 className="h1">{title}</h1>
      <p className="lede">{lede}</p>
      {children && <div className="mt-4 w-full">{children}</div>}
    </div>
  );
}

/** One button that posts the link's token: programs that open links to look at them change nothing. */
export function TokenForm({
  action,
  token,
  children,
}: {
  action: (form: FormData) => Promise<void>;
  token: string;
  children: string;
}) {
  return (
    <form action={action}>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" variant="ink" size="lg" className="w-full">
        {children}
      </Button>
    </form>
  );
}
