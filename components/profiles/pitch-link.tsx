import { Send } from "lucide-react";
import { LinkButton } from "@/components/ui/link-button";

/** To this profile's card in the matching platform, where a pitch is chosen or written. */
export function PitchLink({ profileId, name }: { profileId: string; name: string }) {
  return (
    <LinkButton
      href={`/matching/${profileId}`}
      prefetch={false}
      variant="ink"
      caps
      aria-label={`PITCH ${name}`}
      className="max-md:w-full"
    >
      <Send aria-hidden />
      PITCH
    </LinkButton>
  );
}
