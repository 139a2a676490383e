import type { UserView } from "@/lib/domain/accounts/schema";

export type TabProps = { user: UserView; params: Record<string, string | string[] | undefined> };

export async function PitchesTab({ user }: TabProps) {
  return <p>{user.name}</p>;
}
