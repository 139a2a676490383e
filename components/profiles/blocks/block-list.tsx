import { ProfilePicture } from "@/components/profiles/picture/profile-picture";
import { ActionForm } from "@/components/ui/action-form";
import { LinkButton } from "@/components/ui/link-button";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { unblock } from "@/lib/actions/reports";
import type { BlockedProfile } from "@/lib/domain/profiles/blocks/schema";
import { lineOf } from "@/lib/domain/profiles/profiles/identity";

/** Profiles that one blocked; each can be unblocked here, and nowhere else. */
export function BlockList({ blocks, next }: { blocks: BlockedProfile[]; next: string | null }) {
  if (blocks.length === 0) return <p className="meta">You have blocked nobody.</p>;
  return (
    <>
      <ul className="border-rule border-t">
        {blocks.map((profile) => (
          <li key={profile.id} className="flex items-center gap-4 border-rule border-b py-3">
            <ProfilePicture profile={profile} />
            <div className="min-w-0 flex-1">
              <p className="truncate font-[600] text-sm">{profile.name}</p>
              <p className="meta truncate">{lineOf(profile)}</p>
            </div>
            <ActionForm action={unblock} fields={{ profileId: profile.id }} size="sm" busyLabel="Unblocking">
              Unblock<VisuallyHidden> {profile.name}</VisuallyHidden>
            </ActionForm>
          </li>
        ))}
      </ul>
      {next && (
        <div className="pt-5">
          <LinkButton href={next}>Next page</LinkButton>
        </div>
      )}
    </>
  );
}
