import { beforeAll, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { removeFilesJob } from "@/lib/core/remove-files-job";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { storage } from "@/lib/platform/storage/storage";
import { canTypeset } from "@/lib/platform/typeset/typeset";
import { anonymous, makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { refusalOf } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import { deleteRelease } from "./commands/delete";
import { createRelease, updateRelease } from "./commands/save";
import { findReleasesToSetJob, setPdfJob } from "./commands/set-pdf";
import { toReleaseDocument } from "./pdf/document";
import { setRelease } from "./pdf/set-release";
import { getPublicRelease, getReleasePdf } from "./queries/public";
import type { NewsroomView, ReleaseView } from "./schema";

const { sql } = testDatabase();
let brand: TestAccount;

beforeAll(async () => {
  brand = await makeAccount({ userType: "brand", company: "Hollow Pine" });
});

const publish = async (input: object = {}) => {
  const body = { title: "The night train returns", body: "<p>It runs again.</p>", status: "PUBLISHED" };
  return (await execute(brand.actor, createRelease, { ...body, ...input } as never)).release;
};
const read = async ({ slug }: { slug: string }) => {
  const view = await execute(anonymous(), getPublicRelease, { slug: brand.slug, release: slug });
  return { ...view, release: view.release as ReleaseView };
};
const pdfOf = ({ slug }: { slug: string }) =>
  execute(anonymous(), getReleasePdf, { slug: brand.slug, release: slug });
const isStored = async (key: string) => {
  const file = await (await storage()).get(key);
  file?.stream.destroy();
  return file !== null;
};
const setOf = (id: string) => performJob(setPdfJob, { releaseId: id });

describe("a release's PDF", () => {
  it("is asked for when the release goes out, and has its address once it is made", async () => {
    const release = await publish();
    const asked =
      await sql()`select 1 from graphile_worker._private_jobs where key = ${`release-pdf:${release.id}`}`;
    expect(asked.length).toBe(1);
    expect((await read(release)).release.pdfUrl).toBeNull();
    expect(await refusalOf(pdfOf(release))).toMatchObject({ code: "unavailable", retryAfterSeconds: 5 });
    await setOf(release.id);
    const { pdfUrl, url } = (await read(release)).release;
    expect(pdfUrl).toBe(`${url}/pdf`);
    const { key, title } = await pdfOf(release);
    expect(title).toBe("The night train returns");
    expect(await isStored(key)).toBe(true);
  });

  it("is another one after a correction, the same after the same job, and gone with the release", async () => {
    const release = await publish({ title: "The first words" });
    await setOf(release.id);
    const { key } = await pdfOf(release);
    await setOf(release.id);
    expect((await pdfOf(release)).key).toBe(key);
    const changes = { id: release.id, status: "CORRECTED", body: "<p>It runs each night.</p>" } as const;
    await execute(brand.actor, updateRelease, changes as never);
    expect((await read(release)).release.pdfUrl).toBeNull();
    await setOf(release.id);
    const second = await pdfOf(release);
    expect(second.key).not.toBe(key);
    await performJob(removeFilesJob, { keys: [key] });
    expect(await isStored(second.key)).toBe(true);
    await execute(brand.actor, deleteRelease, { id: release.id });
    expect(await refusalOf(pdfOf(release))).toMatchObject({ code: "gone" });
    const [row] = await sql()`select pdf_key from releases where id = ${release.id}`;
    expect(row?.pdf_key).toBeNull();
    const unused = await sql()`select payload -> 'keys' as keys from graphile_worker._private_jobs
      where payload::text like ${`%${second.key}%`}`;
    expect(unused.length).toBe(1);
  });

  it("is nobody's before the release is out", async () => {
    const draft = await publish({ status: "DRAFT", title: "A draft" });
    const later = new Date(Date.now() + 86_400_000).toISOString();
    const held = await publish({ embargoUntil: later, title: "Under embargo" });
    for (const release of [draft, held]) {
      await setOf(release.id);
      expect(await refusalOf(pdfOf(release))).toMatchObject({ code: "not_found" });
      const [row] = await sql()`select pdf_key from releases where id = ${release.id}`;
      expect(row?.pdf_key).toBeNull();
    }
  });

  it("is not made where no typeface has a sign of it, and is not tried again", async () => {
    const release = await publish({ title: "야간열차가 돌아온다", body: "<p>다시 달린다.</p>" });
    await setOf(release.id);
    expect((await read(release)).release.pdfUrl).toBeNull();
    expect(await refusalOf(pdfOf(release))).toMatchObject({ code: "not_found" });
    await sql()`delete from graphile_worker._private_jobs`;
    await performJob(findReleasesToSetJob, {});
    const asked =
      await sql()`select 1 from graphile_worker._private_jobs where key = ${`release-pdf:${release.id}`}`;
    expect(asked.length).toBe(0);
  });

  it("is found by the sweep where it was there before", async () => {
    const release = await publish({ title: "An older one" });
    await sql()`delete from graphile_worker._private_jobs`;
    await performJob(findReleasesToSetJob, {});
    const asked =
      await sql()`select 1 from graphile_worker._private_jobs where key = ${`release-pdf:${release.id}`}`;
    expect(asked.length).toBe(1);
  });
});

const NEWSROOM = {
  name: "Hollow Pine",
  boilerplate: "Eleven cabins that no car can reach.",
  about: "",
  pressContacts: [{ name: "Petra Lindqvist", role: "Press", email: "petra@hollowpine.example" }],
} as unknown as NewsroomView;
const RELEASE = {
  ...{ title: "The night train returns", subtitle: "", dateline: "Rjukan", timeZone: "Europe/Oslo" },
  ...{ who: "Hollow Pine", what: "A train", whereLocation: "", whenTiming: "", whyNewsworthy: "" },
  ...{
    body: "",
    bodyText: "",
    pictures: [],
    versions: [],
    correctedAt: null,
    liveAt: "2026-11-28T09:00:00.000Z",
  },
  url: "/brand-newsroom/hollow-pine/the-night-train-returns",
} as unknown as ReleaseView;
const options = { address: "https://fivewire.example", lang: "en", picture: null };
const bodyOf = (body: string) =>
  toReleaseDocument({ ...RELEASE, dateline: "", liveAt: null, body }, NEWSROOM, options).body;

describe("what a PDF shows", () => {
  it("is every block of a cleaned body, with its direction", () => {
    expect(bodyOf("<p>One <strong>two</strong><br />three</p><hr />")).toEqual([
      {
        kind: "p",
        rtl: false,
        children: ["One ", { kind: "strong", children: ["two"] }, { kind: "br" }, "three"],
      },
      { kind: "hr" },
    ]);
    expect(bodyOf("<ol start='3'><li>three</li><li><p>four</p></li></ol>")).toEqual([
      {
        ...{ kind: "ol", rtl: false, start: 3 },
        items: [
          [{ kind: "p", rtl: false, children: ["three"] }],
          [{ kind: "p", rtl: false, children: ["four"] }],
        ],
      },
    ]);
    expect(bodyOf("<p>قطار ليلي</p>")).toMatchObject([{ rtl: true }]);
    expect(bodyOf("<blockquote><p>No road.</p></blockquote>")).toMatchObject([
      { kind: "quote", children: [{ kind: "p" }] },
    ]);
    const [table] = bodyOf(
      "<table><caption>Lines</caption><thead><tr><th colspan='2'>Line</th></tr></thead><tbody><tr><td>Rjukan</td><td>43</td></tr></tbody></table>",
    );
    expect(table).toMatchObject({ kind: "table", columns: 2, caption: ["Lines"] });
    expect(table).toMatchObject({ head: [{ colspan: 2, heading: true }], cells: [{}, {}] });
  });

  it("begins its story with the dateline", () => {
    const { body } = toReleaseDocument({ ...RELEASE, body: "<p>It runs.</p>" }, NEWSROOM, options);
    expect(body).toMatchObject([{ children: [{ kind: "place" }, "It runs."] }]);
  });
});

describe("setting a PDF", () => {
  const set = (changes: Partial<ReleaseView>, picture: Buffer | null = null) =>
    setRelease({ ...RELEASE, ...changes }, NEWSROOM, { picture, appUrl: "https://fivewire.example" });
  const pagesOf = (pdf: Buffer | null) =>
    Number(/\/Type \/Pages\s+\/Count (\d+)/.exec(pdf?.toString("latin1") ?? "")?.[1]);
  const paragraphs = (count: number) =>
    "<p>Six of ten winter guests came alone in a car, and need not any more.</p>".repeat(count);

  it("takes one page for a short release, and as many as it needs for a long one", async () => {
    expect(pagesOf(await set({ body: paragraphs(6) }))).toBe(1);
    expect(pagesOf(await set({ body: paragraphs(100) }))).toBeGreaterThan(2);
  });

  it.each([
    ["markup of Typst's", '#panic("x") *bold* $x$ @ref <label> `raw` // comment \\ #import "/etc/passwd"'],
    ["Arabic", "قطار ليلي جديد من أوسلو (2030)"],
    ["Hebrew", "רכבת לילה חדשה"],
    ["Japanese", "「夜行列車」が町へ戻る。"],
    ["Russian and Greek", "Ночной поезд. Νυχτερινό τρένο."],
    ["Thai and Hindi", "รถไฟกลางคืน रात की ट्रेन"],
    ["emoji", "The train 🚂 is back 👩‍🚒"],
  ])("sets %s as text", async (_name, text) => {
    const pdf = await set({ title: text, body: `<p>${text.replaceAll("<", "&lt;")}</p>`, who: text });
    expect(pdf?.subarray(0, 5).toString()).toBe("%PDF-");
    expect(pagesOf(pdf)).toBe(1);
  });

  it("is the same for the same release, and tagged for those who have it read aloud", async () => {
    const [one, two] = [await set({ body: paragraphs(2) }), await set({ body: paragraphs(2) })];
    expect(one?.equals(two as Buffer)).toBe(true);
    expect(one?.includes("/StructTreeRoot")).toBe(true);
  });

  it("says of what script it has no signs", () => {
    expect(canTypeset("Rjukan 夜 قطار")).toBe(true);
    expect(canTypeset("야간열차")).toBe(false);
  });
});
