import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { DeadLink } from "@/components/accounts/accounts/dead-link";
import { AccountPicture, AccountShell } from "@/components/layout/account-shell";
import { TextForm } from "@/components/staff/reports/text-form";
import { answerDecision } from "@/lib/actions/reports";
import { readAppeal } from "@/lib/domain/staff/reports/queries";
import { reportLimits } from "@/lib/domain/staff/reports/rules";
import { supportEmail } from "@/lib/site";
import { page } from "@/lib/transport/page";

export const metadata: Metadata = {
  title: "Answer a decision",
  referrer: "same-origin",
  robots: { index: false },
};
export const dynamic = "force-dynamic";

/** The mail about a hold or a closing leads here, and so do the settings: its account answers once. */
export default async function AppealPage({ searchParams }: SearchProps) {
  const { token, state } = await searchParams;
  const named = typeof token === "string" ? token : "";
  const { appeal } = await page(readAppeal, { token: named || "none" }, "/appeal");
  return (
    <AccountShell
      accent="brand"
      asideLabel="Picture"
      aside={<AccountPicture src="/demo/cabin-night.webp" alt="A lit cabin in a winter forest at night" />}
    >
      {!appeal ? (
        <DeadLink text="There is no decision to answer here. It may have been taken back.">
          <p className="text-ink-2 text-sm">
            If it was not, write to{" "}
            <a href={`mailto:${supportEmail()}`} className="hit-area link text-ink">
              {supportEmail()}
            </a>
            .
          </p>
        </DeadLink>
      ) : appeal.answered ? (
        <div role={state === "sent" ? "status" : undefined}>
          <h1 className="h1">You have answered</h1>
          <p className="lede mt-3">Our staff read it, and you get a mail with what they decide.</p>
        </div>
      ) : (
        <>
          <h1 className="h1">Answer the decision</h1>
          <p className="lede mt-3 mb-7">
            {appeal.state === "CLOSED"
              ? "Your account is closed."
              : "Your account is on hold and can send nothing."}{" "}
            Our staff write: {appeal.reason}
          </p>
          <TextForm
            action={answerDecision}
            storedAs={`appeal:${named.slice(0, 50)}`}
            hidden={{ token: named }}
            name="text"
            label="Your answer"
            help="Our staff read it, and nobody else. You can send it once"
            max={reportLimits.text}
            submit="Send answer"
            ink
          />
        </>
      )}
    </AccountShell>
  );
}
