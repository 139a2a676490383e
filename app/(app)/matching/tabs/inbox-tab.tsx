import { InboxScreen } from "@/components/pitching/inbox/inbox-screen";
import { readInbox } from "./inbox-data";
import type { TabProps } from "./tab-props";

export async function InboxTab({ user, params, bell }: TabProps) {
  const start = await readInbox(params);
  return <InboxScreen viewer={{ userId: user.id, profileId: user.profile.id }} start={start} bell={bell} />;
}
