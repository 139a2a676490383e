import { Link } from "@/components/ui/link";
import { appealPath } from "@/lib/domain/accounts/accounts/rules";
import type { UserView } from "@/lib/domain/accounts/accounts/schema";
import { readOnlyNote } from "@/lib/domain/profiles/companies/rules";

/** What holds back all that its viewer would do stands on every page: staff's hold, or a plan that holds less. */
export function StateBand({ hold, readOnlyAt }: Pick<UserView, "hold" | "readOnlyAt">) {
  if (!hold && !readOnlyAt) return null;
  return (
    <p role="status" className="bg-warn-tint px-5 py-2.5 text-sm md:px-8 print:hidden">
      {hold ? (
        <>
          <b className="font-[600]">Your account is on hold and can send nothing.</b> Our staff write:{" "}
          {hold.reason}{" "}
          <Link href={appealPath(hold.appealToken)} className="link whitespace-nowrap">
            Answer the decision
          </Link>
        </>
      ) : (
        <>
          {readOnlyAt && readOnlyNote(readOnlyAt)}{" "}
          <Link href="/settings/subscription" className="link whitespace-nowrap">
            See the plan
          </Link>
        </>
      )}
    </p>
  );
}
