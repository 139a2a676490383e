import { Check, Hourglass } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { ReleaseShareView } from "@/lib/domain/newsrooms/releases/schema";
import { lineOf } from "@/lib/domain/profiles/profiles/identity";
import { momentIn } from "@/lib/utils/dates";

export function ShareRow({
  share: { profile, sharedAt, agreedAt },
  timeZone,
  onRevoke,
}: {
  share: ReleaseShareView;
  timeZone: string;
  /** Null for those who may not revoke it. */
  onRevoke: (() => void) | null;
}) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 border-rule border-t py-3 text-sm first:border-t-0">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <Link href={profile.url} className="font-[560] underline-offset-4 hover:underline">
          {profile.name}
        </Link>
        {lineOf(profile) && <span className="block text-ink-2">{lineOf(profile)}</span>}
        <span className="meta num block">Shared {momentIn(sharedAt, timeZone)}</span>
        <span className="mt-1 block">
          {agreedAt ? (
            <Badge tone="good" icon={<Check aria-hidden />}>
              Agreed {momentIn(agreedAt, timeZone)}
            </Badge>
          ) : (
            <Badge icon={<Hourglass aria-hidden />}>Not agreed yet</Badge>
          )}
        </span>
      </div>
      {onRevoke && (
        <Button variant="text" size="sm" className="-mr-2" onClick={onRevoke}>
          Revoke<span className="sr-only"> the share with {profile.name}</span>
        </Button>
      )}
    </li>
  );
}
