"use server";
import * as commands from "@/lib/domain/insights/coverage/commands";
import { readStatedCount, readStatedTime } from "@/lib/domain/insights/coverage/rules";
import { formAction } from "@/lib/transport/action";
import type { FormFields } from "@/lib/transport/form-fields";

export const stateStory = formAction(commands.stateStory, {
  read: ({ text }: FormFields) => ({
    id: text("id"),
    readers: readStatedCount(text("readers") ?? ""),
    interactions: readStatedCount(text("interactions") ?? ""),
    readSeconds: readStatedTime(text("readSeconds") ?? ""),
  }),
  done: ({ story }: { story: { id: string } }) => `/coverage?done=${story.id}#${story.id}`,
});
