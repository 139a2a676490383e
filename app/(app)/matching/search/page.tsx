import { Search } from "lucide-react";
import type { Metadata } from "next";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { tabPath } from "@/components/matching/matching/tabs";
import { emptyLocation, inboxPath } from "@/components/pitching/inbox/inbox-location";
import { archiveLabel, counterpartIn, foundLabel } from "@/components/pitching/inbox/labels";
import { SearchHit } from "@/components/pitching/inbox/search-hit";
import { ActionForm } from "@/components/ui/action-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { archiveConversation, unarchiveConversation } from "@/lib/actions/messages";
import { getConversation, listConversations } from "@/lib/domain/messaging/messages/queries/read";
import { searchMessages } from "@/lib/domain/messaging/messages/queries/search";
import { page } from "@/lib/transport/page";
import { MatchingFrame, readFrame } from "../../matching-frame";

export const metadata: Metadata = { title: "Search messages" };
export const dynamic = "force-dynamic";

const HERE = "/matching/search";
const MOST = 100;
const MAX_QUERY = 200;

type Props = { searchParams: Promise<Partial<Record<"q" | "conversation", string | string[]>>> };

/** The search of one's messages and the acts on a conversation lead here before and without scripts. */
export default async function SearchPage({ searchParams }: Props) {
  const asked = await searchParams;
  const conversationId = typeof asked.conversation === "string" ? asked.conversation : undefined;
  const q = typeof asked.q === "string" ? asked.q.trim().slice(0, MAX_QUERY) : "";
  const here = conversationId ? `${HERE}?conversation=${conversationId}` : HERE;
  const [frame, opened, found] = await Promise.all([
    readFrame(here),
    conversationId ? page(getConversation, { id: conversationId }, here) : null,
    q ? page(searchMessages, { q, conversationId, limit: MOST }, here) : null,
  ]);
  const messages = found?.messages.filter(({ deletedAt }) => !deletedAt);
  const conversations = opened ? [opened.conversation] : messages?.length ? await readConversations() : [];
  const parties = new Map(conversations.map((one) => [one.id, counterpartIn(one)]));
  const { user } = frame;
  return (
    <MatchingFrame frame={frame} current={tabPath("inbox")}>
      <AppPage className="max-w-2xl">
        <AppPageHead
          lead={
            opened ? (
              <a
                href={inboxPath({ ...emptyLocation, conversationId: opened.conversation.id })}
                className="link"
              >
                With {parties.get(opened.conversation.id)?.name}
              </a>
            ) : (
              <a href={tabPath("inbox")} className="link">
                Inbox
              </a>
            )
          }
          title={opened ? "Search this conversation" : "Search messages"}
          actions={<div className="max-md:hidden">{frame.bell}</div>}
        />
        <search>
          <form action={HERE} className="flex items-end gap-2">
            {conversationId && <input type="hidden" name="conversation" value={conversationId} />}
            <Field label="Words" hideLabel className="flex-1">
              <Input
                type="search"
                name="q"
                icon={<Search />}
                placeholder="Words, a file’s name or an address"
                defaultValue={q}
                maxLength={MAX_QUERY}
              />
            </Field>
            <Button type="submit">Search</Button>
          </form>
        </search>
        {messages && <p className="meta mt-3">{foundLabel(messages.length)}</p>}
        <ul className="-mx-2 mt-2">
          {messages?.map((message) => (
            <SearchHit
              key={message.id}
              message={message}
              party={parties.get(message.conversationId) ?? null}
              ownProfileId={user.profile.id}
            />
          ))}
        </ul>
        {opened && (
          <div className="mt-8 border-rule border-t pt-4">
            <ActionForm
              action={opened.conversation.archived ? unarchiveConversation : archiveConversation}
              fields={{ id: opened.conversation.id }}
            >
              {archiveLabel(opened.conversation.archived)}
            </ActionForm>
          </div>
        )}
      </AppPage>
    </MatchingFrame>
  );
}

/** The messages found belong to the latest conversations, archived ones too. */
async function readConversations() {
  const lists = await Promise.all(
    [false, true].map((archived) => page(listConversations, { limit: MOST, archived })),
  );
  return lists.flatMap(({ conversations }) => conversations);
}
