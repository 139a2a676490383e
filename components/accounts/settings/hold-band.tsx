import { Link } from "@/components/ui/link";
import { appealPath } from "@/lib/domain/accounts/accounts/rules";
import type { UserView } from "@/lib/domain/accounts/accounts/schema";

/** Whoever is on hold reads so on every page, with why and where to answer. */
export function HoldBand({ hold }: { hold: NonNullable<UserView["hold"]> }) {
  return (
    <p role="status" className="bg-warn-tint px-5 py-2.5 text-sm md:px-8 print:hidden">
      <b className="font-[600]">Your account is on hold and can send nothing.</b> Our staff write:{" "}
      {hold.reason}{" "}
      <Link href={appealPath(hold.appealToken)} className="link whitespace-nowrap">
        Answer the decision
      </Link>
    </p>
  );
}
