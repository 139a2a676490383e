import { CircleCheck, CloudOff, MailCheck, MailX } from "lucide-react";
import type { ReactNode } from "react";
import { DeadLink } from "@/components/accounts/accounts/dead-link";
import { AccountPicture, AccountShell } from "@/components/layout/account-shell";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";

const icons = { ask: MailCheck, stop: MailX, done: CircleCheck, failed: CloudOff };
const tones = { ask: "text-accent", stop: "text-accent", done: "text-good", failed: "text-bad" };
const ridge = { src: "/demo/ridge-dawn.webp", alt: "Mountain ridges at dawn" };

type Step = { title: string; lede: string };
type LetterSteps = {
  /** The label of the button. */
  ask: Step & { kind: "ask" | "stop"; label: string };
  done: Step & { link?: { href: string; label: string } };
  /** The way back from what was done, by the same token, and what it says then. */
  undo?: Step & { action: (form: FormData) => Promise<void>; label: string };
  /** The way on after a failure that may pass. */
  failed: string;
  /** The way on for a link whose token is missing or cut. */
  dead: { text: string; href: string; label: string };
};

/**
 * A link at the foot of a mail leads to one button that posts the link's token, so that programs that open links to
 * look at them change nothing. The address says how it ended. The page needs no script.
 */
export function LetterPage({
  query: { token, state },
  action,
  steps: { ask, done, undo, failed, dead },
  picture = ridge,
}: {
  /** The query of the address. */
  query: { token?: string | string[]; state?: string | string[] };
  action: (form: FormData) => Promise<void>;
  steps: LetterSteps;
  picture?: typeof ridge;
}) {
  return (
    <AccountShell accent="brand" asideLabel="Picture" aside={<AccountPicture {...picture} />}>
      {state === "done" ? (
        <LetterStep kind="done" title={done.title} lede={done.lede}>
          {done.link && <WideLink {...done.link} />}
          {undo && typeof token === "string" && (
            <TokenForm token={token} action={undo.action} label={undo.label} variant="line" />
          )}
        </LetterStep>
      ) : state === "undone" && undo ? (
        <LetterStep kind="done" title={undo.title} lede={undo.lede} />
      ) : state === "failed" ? (
        <LetterStep kind="failed" title="That did not work" lede={failed} />
      ) : typeof token === "string" && token !== "" ? (
        <LetterStep kind={ask.kind} title={ask.title} lede={ask.lede}>
          <TokenForm token={token} action={action} label={ask.label} variant="ink" />
        </LetterStep>
      ) : (
        <DeadLink text={dead.text}>
          <WideLink {...dead} />
        </DeadLink>
      )}
    </AccountShell>
  );
}

function LetterStep({
  kind,
  title,
  lede,
  children,
}: Step & { kind: keyof typeof icons; children?: ReactNode }) {
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

const TokenForm = ({
  token,
  action,
  label,
  variant,
}: {
  token: string;
  action: (form: FormData) => Promise<void>;
  label: string;
  variant: "ink" | "line";
}) => (
  <form action={action}>
    <input type="hidden" name="token" value={token} />
    <Button type="submit" variant={variant} size="lg" className="w-full">
      {label}
    </Button>
  </form>
);

const WideLink = ({ href, label }: { href: string; label: string }) => (
  <LinkButton href={href} size="lg" className="w-full">
    {label}
  </LinkButton>
);

/** Both links that stop something say this when they cannot be read or when it failed. */
export const stopLinkSteps = {
  failed: "Open the link at the foot of the mail once more in a few minutes.",
  dead: {
    text: "It was cut or changed on its way. Open the link at the foot of the mail once more.",
    href: "/",
    label: "Back home",
  },
};
