import { only } from "@/db/only";
import { matches } from "@/db/schema/matching";
import { execute, transact } from "@/lib/core/execute";
import { sendMessage } from "@/lib/domain/messaging/messages/commands/send";
import { orderPair } from "@/lib/domain/messaging/messages/rules";
import { openConversation } from "@/lib/domain/messaging/messages/store";
import { makeAccount, type TestAccount } from "./accounts";

/** Makes a match and its conversation as two people's likes do. */
export async function makeMatch(one: TestAccount, other: TestAccount) {
  return transact(async (tx, effects) => {
    const [profileA, profileB] = orderPair(one.profileId, other.profileId);
    const match = only(await tx.insert(matches).values({ profileA, profileB }).returning());
    const conversationId = await openConversation(tx, effects, {
      profileIds: [profileA, profileB],
      matchId: match.id,
    });
    return { matchId: match.id, conversationId };
  });
}

/** Makes a journalist and a brand who have just matched. */
export async function makeConversation() {
  const press = await makeAccount({ userType: "press" });
  const brand = await makeAccount({ userType: "brand" });
  return { press, brand, ...(await makeMatch(press, brand)) };
}

export async function makeMessage(sender: TestAccount, conversationId: string, content = "Hello") {
  const { message } = await execute(sender.actor, sendMessage, { conversationId, content });
  return message;
}
