import { ProfilePicture } from "@/components/profiles/picture/profile-picture";
import { Link } from "@/components/ui/link";
import { lineOf } from "@/lib/domain/profiles/profiles/identity";
import type { SavedProfile } from "@/lib/domain/profiles/saved/schema";

export function SavedList({ saved }: { saved: SavedProfile[] }) {
  return (
    <ul className="grid gap-x-12 md:grid-cols-2">
      {saved.map((party) => (
        <li key={party.id} className="border-rule border-b">
          <Link href={party.url} prefetch={false} className="group flex min-h-16 items-center gap-4 py-3">
            <ProfilePicture profile={party} />
            <span className="min-w-0">
              <span className="h4 block truncate group-hover:underline">{party.name}</span>
              <span className="meta block truncate">
                {[lineOf(party), party.location].filter(Boolean).join(", ")}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
