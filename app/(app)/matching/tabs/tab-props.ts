import type { ReactNode } from "react";
import type { UserView } from "@/lib/domain/accounts/accounts/schema";

export type TabProps = {
  user: UserView;
  params: Record<string, string | string[] | undefined>;
  /** The notification bell, for the head on wide screens. */
  bell: ReactNode;
};
