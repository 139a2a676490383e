import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { settings } from "@/lib/platform/settings/settings";
import { storedFileResponse } from "@/lib/platform/storage/stored-file";
import { plainPicture } from "@/tests/factories/assets";
import { makeConversation, makeMessage } from "@/tests/factories/conversations";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { editMessage } from "./commands/edit";
import { readLinkedPageJob, sweepLinkedPagesJob } from "./commands/linked-page";
import { deleteMessage } from "./commands/manage";
import { listMessages } from "./queries/read";

const { sql } = testDatabase();

let server: Server;
let base: string;
let asked: string[];
let pair: Awaited<ReturnType<typeof makeConversation>>;

beforeAll(async () => {
  const picture = await plainPicture(900, 600);
  server = createServer((request, response) => {
    const path = request.url ?? "";
    asked.push(path);
    if (path === "/lamp.jpg") response.writeHead(200, { "content-type": "image/jpeg" }).end(picture);
    else if (path.startsWith("/away")) response.writeHead(503, { "content-type": "text/html" }).end();
    else {
      const image = path.startsWith("/plain") ? "" : '<meta property="og:image" content="/lamp.jpg">';
      const name = '<meta property="og:site_name" content="Longitude">';
      response
        .writeHead(200, { "content-type": "text/html" })
        .end(`<title>The last lamp ${path}</title>${name}${image}`);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  settings().LINK_PREVIEW_ALLOW_HOSTS.push(new URL(base).host);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  asked = [];
  await moveClock(sql(), "0");
  await sql()`delete from linked_pages`;
  await sql()`delete from graphile_worker._private_jobs`;
  pair = await makeConversation();
});

/** Takes the pending jobs of a name, and returns what they are about. */
const takeJobs = async (name: string) => {
  const rows = await sql()`
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = ${name} returning j.payload`;
  return rows.map(({ payload }) => payload);
};
const readPages = async () => {
  const jobs = await takeJobs("messages.readLinkedPage");
  for (const payload of jobs) await performJob(readLinkedPageJob, payload);
  return jobs.length;
};
const write = (content: string, by = pair.brand) => makeMessage(by, pair.conversationId, content);
const linkOf = async (id: string, by = pair.press) => {
  const { messages } = await execute(by.actor, listMessages, { id: pair.conversationId });
  return messages.find((message) => message.id === id)?.link;
};
const channelsOfEvents = async () => {
  const rows = await sql()`select e->>'channel' as channel, e->'data' as data
    from graphile_worker._private_jobs j, jsonb_array_elements(j.payload::jsonb->'events') e
    where e->>'name' = 'message.reacted'`;
  return rows.map(({ channel, data }) => [channel, data.messageId]);
};

describe("a message with an address", () => {
  it("has no card until the worker has read the page, then one for both, with our copy of its picture", async () => {
    const url = `${base}/lamp?of=line#end`;
    const message = await write(`Last year’s piece (${url}), and ${base}/plain.`);
    expect([message.link, asked]).toEqual([null, []]);
    expect(await readPages()).toBe(1);
    expect(asked).toEqual(["/lamp?of=line", "/lamp.jpg"]);
    const link = await linkOf(message.id);
    expect(link).toEqual({
      ...{ url, title: "The last lamp /lamp?of=line", siteName: "Longitude" },
      image: expect.stringMatching(/^\/files\/links\/[0-9a-f-]{36}\/[0-9a-f]{32}-600\.webp$/),
    });
    expect(await linkOf(message.id, pair.brand)).toEqual(link);
    const shown = await storedFileResponse(link?.image?.slice("/files/".length) ?? "", new Headers());
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(await channelsOfEvents()).toEqual([[`presence-conversation-${pair.conversationId}`, message.id]]);
  });

  it("has its page read once, however many messages link to it, and all of them have the card", async () => {
    const [first, second] = [await write(`${base}/plain`), await write(`${base}/plain#top`, pair.press)];
    await readPages();
    const third = await write(`See ${base}/plain!`);
    expect([await readPages(), asked]).toEqual([0, ["/plain"]]);
    expect(third.link).toMatchObject({ title: "The last lamp /plain", image: null });
    for (const { id } of [first, second]) expect(await linkOf(id)).toMatchObject({ siteName: "Longitude" });
    expect((await channelsOfEvents()).map(([, id]) => id).toSorted()).toEqual(
      [first.id, second.id].toSorted(),
    );
  });

  it("has no card where the page cannot be read, which is tried again a day later at the earliest", async () => {
    const message = await write(`${base}/away`);
    await readPages();
    expect([await linkOf(message.id), asked]).toEqual([null, ["/away"]]);
    await write(`Again: ${base}/away`);
    expect(await readPages()).toBe(0);
    await moveClock(sql(), "25 hours");
    await write(`And again: ${base}/away`);
    expect([await readPages(), asked]).toEqual([1, ["/away", "/away"]]);
  });

  it.each([
    ["at a private address", "http://10.0.0.7/intern"],
    ["of our own", () => `${settings().APP_URL}/pitch/a`],
    ["with a password", "https://me:secret@ledger.com/"],
    ["without a scheme", "ledger.com/story"],
  ])("has none for an address %s, which nobody fetches", async (_, address) => {
    await write(`See ${typeof address === "string" ? address : address()}`);
    expect(await readPages()).toBe(0);
  });

  it("has another one once it is edited, and none once it is deleted", async () => {
    const { id } = await write(`${base}/plain-one`);
    await readPages();
    const edit = (content: string, version: number) =>
      execute(pair.brand.actor, editMessage, { id, content, version });
    expect((await edit(`${base}/plain-two`, 1)).message.link).toBeNull();
    await readPages();
    expect(await linkOf(id)).toMatchObject({ title: "The last lamp /plain-two" });
    expect((await edit("No address", 2)).message.link).toBeNull();
    expect((await edit(`${base}/plain-two`, 3)).message.link).not.toBeNull();
    const { message } = await execute(pair.brand.actor, deleteMessage, { id });
    expect(message.link).toBeNull();
    const [row] = await sql()`select page_id from messages where id = ${id}`;
    expect(row).toEqual({ page_id: null });
  });

  it("takes the page and its picture along a day after the last one that linked to it", async () => {
    const [gone, stays] = [await write(`${base}/lamp`), await write(`${base}/plain`)];
    await readPages();
    const [page] = await sql()`select page_id as id from messages where id = ${gone.id}`;
    await execute(pair.brand.actor, deleteMessage, { id: gone.id });
    await performJob(sweepLinkedPagesJob, {});
    expect(await sql()`select 1 from linked_pages`).toHaveLength(2);
    await moveClock(sql(), "25 hours");
    await performJob(sweepLinkedPagesJob, {});
    expect(await takeJobs("assets.removeFiles")).toMatchObject([{ folders: [`links/${page?.id}`] }]);
    expect(await linkOf(stays.id)).toMatchObject({ title: "The last lamp /plain" });
    expect(await sql()`select 1 from linked_pages`).toHaveLength(1);
  });
});

it("has one page for twenty messages that link to it at once", async () => {
  const pairs = await Promise.all(Array.from({ length: 20 }, () => makeConversation()));
  await Promise.all(
    pairs.map(({ brand, conversationId }) => makeMessage(brand, conversationId, `${base}/plain`)),
  );
  expect([await readPages(), asked]).toEqual([1, ["/plain"]]);
  const rows = await sql()`select count(*)::int as messages from messages where page_id is not null`;
  expect(rows[0]).toEqual({ messages: 20 });
});
