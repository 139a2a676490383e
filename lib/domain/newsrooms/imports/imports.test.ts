import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { updateRelease } from "@/lib/domain/newsrooms/releases/commands/save";
import {
  createWorkSample,
  deleteWorkSample,
  updateWorkSample,
} from "@/lib/domain/profiles/work-samples/commands";
import { MAX_SAMPLES } from "@/lib/domain/profiles/work-samples/limits";
import { settings } from "@/lib/platform/settings/settings";
import { makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { refusalOf } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import { createImport, undoImport } from "./commands";
import { listImports, previewImport } from "./queries";

const { sql } = testDatabase();

let server: Server;
let base: string;
let entries: string[];
let picture: Buffer;

const entry = (n: number, more = "") =>
  `<item><title>Story ${n}</title><link>/${n}</link><description>&lt;p&gt;One.&lt;/p&gt;&lt;p&gt;2 &amp;lt; 3&lt;/p&gt;</description>${more}</item>`;
const enclosure = '<enclosure type="image/png" url="/ferry.png"/><category>Ferries</category>';

beforeAll(async () => {
  picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#226688" } })
    .png()
    .toBuffer();
  server = createServer((request, response) => {
    if (request.url === "/ferry.png") response.writeHead(200, { "content-type": "image/png" }).end(picture);
    else if (request.url === "/feed")
      response.end(`<rss><channel><title>The Ledger</title>${entries.join("")}</channel></rss>`);
    else response.writeHead(200, { "content-type": "text/html" }).end("<html>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  settings().LINK_PREVIEW_ALLOW_HOSTS.push(new URL(base).host);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  entries = [entry(1, enclosure), entry(2), entry(3)];
});

const preview = ({ actor }: TestAccount) => execute(actor, previewImport, { address: `${base}/feed` });
const take = ({ actor }: TestAccount, ...paths: string[]) =>
  execute(actor, createImport, { address: `${base}/feed`, items: paths.map((path) => base + path) });
const undo = ({ actor }: TestAccount, id: string) => execute(actor, undoImport, { id });
const idOf = ({ import: made }: Awaited<ReturnType<typeof take>>) => made?.id ?? "";
const workOf = ({ profileId }: TestAccount) =>
  sql()`select id, type, title, description, url, outlet, tags, image from work_samples
    where profile_id = ${profileId} order by url`;
const releasesOf = ({ profileId }: TestAccount) =>
  sql()`select id, title, slug, status, body, body_text, tags from releases where profile_id = ${profileId} order by id`;

it("shows a journalist the entries with our copies of their pictures, and makes work of those chosen", async () => {
  const journalist = await makeAccount();
  const shown = await preview(journalist);
  expect(shown).toMatchObject({
    success: true,
    title: "The Ledger",
    feedAddress: `${base}/feed`,
    room: MAX_SAMPLES,
  });
  expect(shown.items).toMatchObject([
    { title: "Story 1", summary: "One. 2 < 3", type: "Article", present: false },
    { title: "Story 2", picture: null },
    { title: "Story 3" },
  ]);
  expect(shown.items[0]?.picture).toMatch(/^\/files\/previews\/[0-9a-f-]{36}\/[0-9a-f]{32}-600\.webp$/);
  const made = await take(journalist, "/1", "/3", "/9");
  expect(made).toMatchObject({
    created: 2,
    present: 0,
    missing: 1,
    import: { created: 2, title: "The Ledger" },
  });
  expect(await workOf(journalist)).toMatchObject([
    {
      ...{
        type: "Article",
        title: "Story 1",
        description: "One. 2 < 3",
        url: `${base}/1`,
        outlet: "The Ledger",
      },
      ...{ tags: ["auto-generated", "the ledger", "article"], image: expect.stringMatching(/-600\.webp$/) },
    },
    { title: "Story 3", image: null },
  ]);
  expect((await preview(journalist)).items.map(({ present }) => present)).toEqual([true, false, true]);
});

it("makes a newsroom's drafts, with their source, under addresses of their own", async () => {
  const brand = await makeAccount({ userType: "brand", company: "Ferry House" });
  entries = [entry(1, enclosure), entry(2).replace("Story 2", "Story 1")];
  const made = await take(brand, "/1", "/2");
  const drafts = await releasesOf(brand);
  expect(drafts).toMatchObject([
    { title: "Story 1", slug: "story-1", status: "draft" },
    {
      slug: "story-1-1",
      status: "draft",
      tags: ["Ferries"],
      body_text: `One.\n\n2 < 3\n\nSource: ${base}/1`,
    },
  ]);
  expect(drafts[0]?.body).toContain(`href="${base}/2"`);
  expect(made.import?.items.map(({ url }) => url)).toEqual(drafts.map(({ id }) => `/releases/${id}`));
});

it("an entry becomes one piece, however often it is chosen, and comes again once it is deleted", async () => {
  const journalist = await makeAccount();
  await execute(journalist.actor, createWorkSample, {
    type: "Article",
    title: "By hand",
    url: `${base}/2#top`,
  });
  await take(journalist, "/1", "/1", "/2");
  expect(await take(journalist, "/1", "/2")).toEqual({ import: null, created: 0, present: 2, missing: 0 });
  const pieces = await workOf(journalist);
  expect(pieces.map(({ title }) => title)).toEqual(["Story 1", "By hand"]);
  await execute(journalist.actor, deleteWorkSample, { id: pieces[0]?.id });
  expect(await take(journalist, "/1")).toMatchObject({ created: 1 });
});

it.each([
  ["press", workOf],
  ["source", releasesOf],
] as const)(
  "20 parallel imports of a %s's make one row of each entry",
  async (userType, rowsOf) => {
    const account = await makeAccount({ userType, company: "Ferry House" });
    const made = await Promise.all(Array.from({ length: 20 }, () => take(account, "/2", "/3")));
    expect(made.map(({ created }) => created).toSorted()).toEqual([...Array(19).fill(0), 2]);
    expect(await rowsOf(account)).toHaveLength(2);
  },
  30_000,
);

it("says how many pieces fit, and takes none where not all do", async () => {
  const journalist = await makeAccount();
  await sql()`insert into work_samples (id, profile_id, type, title)
    select gen_random_uuid(), ${journalist.profileId}, 'Article', 'a' from generate_series(1, ${MAX_SAMPLES - 2})`;
  expect((await preview(journalist)).room).toBe(2);
  expect(await refusalOf(take(journalist, "/1", "/2", "/3"))).toMatchObject({
    code: "conflict",
    message: "You chose 3 pieces, and 2 more fit: a profile shows at most 500. Please choose fewer.",
  });
  expect(await take(journalist, "/1", "/2")).toMatchObject({ created: 2 });
  expect(await refusalOf(take(journalist, "/3"))).toMatchObject({ code: "conflict" });
});

it("undoing removes what nobody changed since, says what stays, and may be done again", async () => {
  const journalist = await makeAccount();
  const id = idOf(await take(journalist, "/1", "/2", "/3"));
  const [first, second] = await workOf(journalist);
  await execute(journalist.actor, updateWorkSample, { id: second?.id, title: "Mine" });
  await execute(journalist.actor, updateWorkSample, { id: first?.id, title: first?.title });
  expect(await undo(journalist, id)).toMatchObject({
    removed: 2,
    stay: 1,
    import: { created: 3, removed: 2, undoneAt: expect.any(String), items: [{ title: "Mine" }] },
  });
  expect((await workOf(journalist)).map(({ title }) => title)).toEqual(["Mine"]);
  expect(await undo(journalist, id)).toMatchObject({ removed: 0, stay: 1 });
  await execute(journalist.actor, updateWorkSample, { id: second?.id, title: second?.title });
  expect(await undo(journalist, id)).toMatchObject({ removed: 1, stay: 0 });
});

it("undoing leaves releases that were changed or published", async () => {
  const brand = await makeAccount({ userType: "brand", company: "Ferry House" });
  const id = idOf(await take(brand, "/1", "/2", "/3"));
  const [one, two] = await releasesOf(brand);
  await execute(brand.actor, updateRelease, { id: one?.id, status: "published" });
  await execute(brand.actor, updateRelease, { id: two?.id, subtitle: "New" });
  expect(await undo(brand, id)).toMatchObject({ removed: 1, stay: 2 });
  expect(await releasesOf(brand)).toHaveLength(2);
});

it("another account's import is a 404, and its list is its own", async () => {
  const [one, other] = [await makeAccount(), await makeAccount()];
  const id = idOf(await take(one, "/1"));
  expect(await refusalOf(undo(other, id))).toMatchObject({ code: "not_found" });
  await take(one, "/2");
  const list = await execute(one.actor, listImports, { limit: 1 });
  expect(list).toMatchObject({ imports: [{ items: [{ title: "Story 2" }] }], pagination: { total: 2 } });
  const next = await execute(one.actor, listImports, { cursor: list.pagination.nextCursor ?? "" });
  expect(next.imports.map((made) => made.id)).toEqual([id]);
  expect((await execute(other.actor, listImports, {})).imports).toEqual([]);
});

it("says why nothing is taken over", async () => {
  const journalist = await makeAccount();
  const { actor } = journalist;
  expect(await execute(actor, previewImport, { address: `${base}/` })).toMatchObject({
    success: false,
    items: [],
  });
  expect(await refusalOf(execute(actor, createImport, { address: `${base}/`, items: [base] }))).toMatchObject(
    {
      fields: { address: [expect.stringContaining("names no feed")] },
    },
  );
  expect(await refusalOf(take(journalist, "/gone"))).toMatchObject({
    fields: { items: [expect.any(String)] },
  });
  expect(await refusalOf(take(journalist))).toMatchObject({
    fields: { items: ["Choose at least one entry"] },
  });
  const inside = execute(actor, previewImport, { address: "http://169.254.169.254/" });
  expect(await refusalOf(inside)).toMatchObject({
    code: "invalid_input",
    fields: { address: [expect.any(String)] },
  });
});
