import type { ReactNode } from "react";
import { InboxScreen } from "@/components/inbox/inbox-screen";
import type { UserView } from "@/lib/domain/accounts/schema";
import { readInbox } from "./inbox-data";

export type TabProps = {
  user: UserView;
  params: Record<string, string | string[] | undefined>;
  /** The notification bell, for the head on wide screens. */
  bell?: ReactNode;
};

export async function InboxTab({ user, params, bell }: TabProps) {
  const start = await readInbox(params);
  return <InboxScreen viewer={{ userId: user.id, profileId: user.profile.id }} start={start} bell={bell} />;
}
