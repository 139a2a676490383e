import { PartyAvatar } from "@/components/pitching/inbox/party-avatar";
import { Link } from "@/components/ui/link";
import type { SavedProfile } from "@/lib/domain/profiles/saved/schema";

export function SavedList({ saved }: { saved: SavedProfile[] }) {
  return (
    <ul className="grid gap-x-12 md:grid-cols-2">
      {saved.map((party) => (
        <li key={party.id} className="border-rule border-b">
          <Link href={party.url} prefetch={false} className="group flex min-h-16 items-center gap-4 py-3">
            <PartyAvatar party={party} />
            <span className="min-w-0">
              <span className="h4 block truncate group-hover:underline">{party.name}</span>
              <span className="meta block truncate">
                {[party.title, party.location].filter(Boolean).join(", ")}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
