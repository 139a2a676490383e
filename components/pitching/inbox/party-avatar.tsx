import { Avatar } from "@/components/ui/avatar";
import type { PartyView } from "@/lib/domain/profiles/profiles/schema";
import { accentOfParty, isOrganisation } from "./labels";

/** The picture is round for people, square for organisations. */
export function PartyAvatar({ party }: { party: PartyView }) {
  return (
    <Avatar
      name={party.name}
      src={party.avatarUrl}
      accent={accentOfParty(party)}
      square={isOrganisation(party)}
    />
  );
}
