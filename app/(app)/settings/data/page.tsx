import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { ConfirmIdentityForm } from "@/components/accounts/accounts/confirm-identity-form";
import { buttonClass } from "@/components/ui/button-style";
import { FormError } from "@/components/ui/form-error";
import { LinkButton } from "@/components/ui/link-button";
import { Section } from "@/components/ui/section";
import { refusalMessage } from "@/lib/core/errors";
import { readSecurity } from "@/lib/domain/accounts/accounts/queries";
import { accountMessages } from "@/lib/domain/accounts/accounts/rules";
import { copyMessages } from "@/lib/domain/accounts/personal-data/rules";
import { page } from "@/lib/transport/page";
import { SettingsSubPage } from "../sub-page";

export const metadata: Metadata = { title: "Data", robots: { index: false } };
export const dynamic = "force-dynamic";

const HERE = "/settings/data";

/** The zip's address sent its reader back here for this reason, by the code of the refusal. */
function reasonFor(code: unknown): string | undefined {
  if (code === "rate_limited") return copyMessages.tooMany;
  return code === "forbidden" ? accountMessages.confirmFirst : refusalMessage(code);
}

export default async function DataPage({ searchParams }: SearchProps) {
  const { refused } = await searchParams;
  const { security } = await page(readSecurity, {}, HERE);
  return (
    <SettingsSubPage here={HERE} title="Data" lede="Yours to take, yours to delete.">
      <Section title="Download your data">
        <p className="my-5 text-ink-2">
          One zip with everything your account holds: a JSON file for each kind of thing, the files you
          uploaded, and a readme that explains them. Up to three times a day; a mail tells you of each.
        </p>
        <div className="mb-5 empty:hidden">
          {refused !== undefined && <FormError>{reasonFor(refused)}</FormError>}
        </div>
        {security.confirmed ? (
          <>
            {/* The link is no page: it is the file itself, which the browser saves. */}
            <a href="/api/v1/users/me/data" className={buttonClass({ variant: "ink" })}>
              Download zip
            </a>
            <p className="meta mt-3">Works for ten minutes from when you last gave your password.</p>
          </>
        ) : (
          <ConfirmIdentityForm codeDue={security.codeDue} />
        )}
      </Section>
      <Section title="Delete account" className="mt-12">
        <p className="my-5 text-ink-2">
          Everything of yours goes for good within 24&nbsp;hours. People you wrote to keep what they received.
        </p>
        <LinkButton href="/settings/delete" className="border-bad text-bad">
          Delete account
        </LinkButton>
      </Section>
    </SettingsSubPage>
  );
}
