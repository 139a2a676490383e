import { FormError } from "@/components/ui/form-error";
import { Link } from "@/components/ui/link";
import type { FormState } from "@/lib/core/errors";
import { PLANS_PATH } from "@/lib/domain/profiles/companies/rules";

/** The way out of a refusal over the plan. */
export const UpgradeLink = ({ href }: { href: string }) => (
  <Link href={href} prefetch={false} className="link font-normal">
    {href === PLANS_PATH ? "See the plans" : "Upgrade"}
  </Link>
);

/** The reason above a form, with the way to a larger plan where that is what helps. */
export function PlanError({ refusal, children }: { refusal: FormState; children?: string }) {
  const url = refusal?.code === "quota_exceeded" ? refusal.details?.url : undefined;
  return (
    <FormError>
      {children && (
        <>
          {children} {url && <UpgradeLink href={url} />}
        </>
      )}
    </FormError>
  );
}
