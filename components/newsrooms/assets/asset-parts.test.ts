import JSZip from "jszip";
import { afterEach, describe, expect, it, vi } from "vitest";
import { creditLine } from "@/lib/domain/newsrooms/assets/rights";
import { countFields } from "@/lib/domain/newsrooms/assets/rules";
import type { AssetView } from "@/lib/domain/newsrooms/assets/schema";
import { formatSize } from "@/lib/utils/format-size";
import { countTags } from "@/lib/utils/tag-counts";
import { tagSlug } from "@/lib/utils/tag-slug";
import { filterCss, filtersOf } from "./filter-css";
import { fileFacts, formatDuration } from "./labels";
import { listFiles, makeZip } from "./make-zip";
import { zipFilesOf } from "./zip-files";
import { zipTextsOf } from "./zip-texts";

const asset = (fields: Partial<AssetView>): AssetView => ({
  ...{ id: crypto.randomUUID(), kind: "photo", state: "READY", title: "", description: "", caption: "" },
  ...{
    creator: "",
    credit: "",
    copyright: "",
    quote: "",
    speaker: "",
    tags: [],
    fileName: "",
    contentType: null,
  },
  ...{ size: null, width: null, height: null, duration: null, url: null, originalUrl: null, posterUrl: null },
  ...{
    captionsUrl: null,
    licence: null,
    digitalSourceType: null,
    digitalSourceTypeInFile: false,
    dataMining: null,
    dataMiningConstraints: "",
    contentCredentials: null,
    untouchedUrl: null,
    mayOfferUntouched: false,
    renditions: [],
    blur: null,
    releaseId: null,
    releaseIds: [],
    releaseOnly: false,
    publicAnyway: false,
    hidden: null,
    warnings: [],
    createdAt: "",
  },
  ...fields,
});

describe("labels", () => {
  it.each([
    [0, "0 bytes"],
    [999, "999 bytes"],
    [8_210_000, "8.2 MB"],
    [31_000_000, "31 MB"],
    [2_500_000_000, "2.5 GB"],
  ])("%i bytes are %s", (bytes, text) => expect(formatSize(bytes)).toBe(text.replace(" ", "\u00a0")));

  it("say how long, how large and by whom", () => {
    expect(formatDuration(59.6)).toBe("1:00");
    expect(fileFacts(asset({ contentType: "image/jpeg", width: 6000, height: 4000 }))).toBe(
      "JPG, 6000\u00a0×\u00a04000",
    );
    expect(fileFacts(asset({ contentType: "video/mp4", duration: 42 }))).toBe("0:42, MP4");
    expect(creditLine(asset({ credit: "Even Strand" }))).toBe("Photo: Even Strand");
    expect(creditLine(asset({ credit: "Photo: Strand" }))).toBe("Photo: Strand");
    expect(creditLine(asset({}))).toBe("");
  });
});

describe("filters", () => {
  const assets = [
    asset({ tags: ["press kit", "Financial"] }),
    asset({ kind: "resource", tags: ["Press Kit"] }),
    asset({ kind: "quote", tags: ['"]{}</style><script>'] }),
  ];
  const groups = assets.map(({ tags }) => ({ tags, count: 1 }));
  const counts = { photo: 1, video: 0, quote: 1, product: 0, resource: 1 };
  const view = { assets, counts, tags: [...countTags(groups).values()], fields: countFields(groups) };
  const source = { url: "/source-newsroom/pine", userType: "SOURCE" } as const;
  const order = ["photo", "video", "quote", "resource"] as const;
  const filters = filtersOf(view, order, source);

  it("are the kinds that are there, and the tags once each, capitalised and sorted", () => {
    expect(filters.kinds).toEqual(["photo", "quote", "resource"]);
    expect(filters.tags.map(({ slug }) => slug)).toEqual(["style-script", "financial", "press-kit"]);
  });

  it("lead to pages of their own where some assets are on other pages", () => {
    const more = filtersOf({ ...view, counts: { ...counts, resource: 61 } }, order, source);
    expect(more.tags.map(({ href }) => href)).toContain("/source-newsroom/pine/assets/tag/press-kit");
    const fields = more.fields.filter(({ count }) => count > 0).map(({ label, href }) => [label, href]);
    expect(fields).toEqual([
      ["Press Kit", "/source-newsroom/pine/assets/resources/press-kit"],
      ["Financial", "/source-newsroom/pine/assets/resources/financial"],
    ]);
    expect(filterCss(more)).not.toContain("assets-tag-");
    expect(filters.tags.some(({ href }) => href)).toBe(false);
  });

  it("keep a tag from ending a rule or the style itself", () => {
    expect(filterCss(filters)).not.toMatch(/<|script>|"\]\{\}/);
    expect(tagSlug('x"] *{background:url(//evil)}')).toBe("x-background-url-evil");
  });
});

describe("a section's zip", () => {
  afterEach(() => vi.unstubAllGlobals());
  const files = zipFilesOf([
    asset({ originalUrl: "/files/assets/1/original.jpg", caption: "Cabin 7", size: 3 }),
    asset({ originalUrl: "/files/assets/2/original.jpg", caption: "cabin 7", size: 3 }),
    asset({ originalUrl: "/files/assets/3/original.mp4", fileName: "../../x.exe", size: 3 }),
    asset({ kind: "quote", quote: "It holds.", speaker: "Anneke Bos" }),
  ]);
  const pack = async (
    signal = new AbortController().signal,
    texts: { name: string; text: string }[] = [],
  ) => {
    const progress: number[] = [];
    const { zip, failed } = await makeZip(files, ({ done }) => progress.push(done), signal, texts);
    const opened = await JSZip.loadAsync(await zip.arrayBuffer());
    return { names: Object.keys(opened.files), opened, failed, progress };
  };

  it("holds flat names that no two files share", () => {
    expect(files.map(({ name }) => name)).toEqual([
      "Cabin-7.jpg",
      "cabin-7-2.jpg",
      "x.mp4",
      "quote-Anneke-Bos.txt",
    ]);
  });

  it("has a video's captions beside it, under its name", () => {
    const video = {
      kind: "video",
      originalUrl: "/files/5/original.mp4",
      captionsUrl: "/files/5/c-1.vtt",
    } as const;
    const two = zipFilesOf([asset({ ...video, title: "Viaduct" }), asset({ ...video, title: "viaduct" })]);
    expect(two.map((file) => [file.name, "url" in file && file.url])).toEqual([
      ["Viaduct.mp4", "/files/5/original.mp4"],
      ["Viaduct.vtt", "/files/5/c-1.vtt"],
      ["viaduct-2.mp4", "/files/5/original.mp4"],
      ["viaduct-2.vtt", "/files/5/c-1.vtt"],
    ]);
  });

  it("says in texts beside the files what each is, how it may be used, and whom to ask", () => {
    const original = "/files/1/original.jpg";
    const described = zipFilesOf([
      asset({
        ...{ originalUrl: original, caption: 'Cabin 7, "dusk"', credit: "Even Strand", copyright: "Pine" },
        ...{ licence: "CC_BY", tags: ["Winter", "Cabins"] },
        ...{ digitalSourceType: "DIGITAL_CAPTURE", dataMining: "PROHIBITED" },
      }),
      asset({ originalUrl: original, caption: "=cmd|x", creator: "Siv" }),
    ]);
    const contact = { name: "Petra Lind", role: "Head of Press", email: "desk@northwind-post.com" };
    const newsroom = { name: "Hollow Pine", pressContacts: [contact] };
    const texts = zipTextsOf(described, newsroom, "https://wire.example");
    const textOf = (wanted: string) => texts.find(({ name }) => name === wanted)?.text ?? "";
    expect(textOf("captions.csv").split("\r\n")).toEqual([
      "\ufefffile,title,caption,creator,credit,copyright,licence,how it was made,data mining,tags",
      'Cabin-7-dusk.jpg,,"Cabin 7, ""dusk""",,Even Strand,Pine,CC BY 4.0,Taken with a camera,No data mining,"Winter, Cabins"',
      "cmd-x.jpg,,'=cmd|x,Siv,,,,,,",
      "",
    ]);
    expect(textOf("licence.txt")).toBe(
      [
        "Files of Hollow Pine\n",
        "Cabin-7-dusk.jpg",
        "CC BY 4.0: any use, changes too, with credit",
        "https://creativecommons.org/licenses/by/4.0/",
        "Taken with a camera",
        "No data mining\n",
        "cmd-x.jpg",
        "No licence chosen: ask Hollow Pine before use\n",
      ].join("\n"),
    );
    expect(textOf("contacts.txt")).toContain("Petra Lind\nHead of Press\ndesk@northwind-post.com");
    expect(zipTextsOf([], { ...newsroom, pressContacts: [] }, "https://wire.example").at(-1)?.text).toContain(
      "None are named.",
    );
  });

  it("puts a text in the place of a file that cannot be had", async () => {
    vi.stubGlobal(
      "fetch",
      async (url: string) => new Response("abc", { status: url.includes("/2/") ? 404 : 200 }),
    );
    const { names, opened, failed, progress } = await pack();
    expect(names).toEqual(["Cabin-7.jpg", "failed-download-2.txt", "x.mp4", "quote-Anneke-Bos.txt"]);
    expect(failed).toEqual([2]);
    expect(await opened.file("failed-download-2.txt")?.async("string")).toContain("404");
    expect(await opened.file("Cabin-7.jpg")?.async("string")).toBe("abc");
    expect(progress.at(-1)).toBe(4);
  });

  it("holds the texts, which alone are no download", async () => {
    const texts = [{ name: "contacts.txt", text: "Petra Lind" }];
    vi.stubGlobal("fetch", async () => new Response("abc"));
    const { names } = await pack(undefined, texts);
    expect(names.at(-1)).toBe("contacts.txt");
    vi.stubGlobal("fetch", async () => new Response("", { status: 500 }));
    const photo = zipFilesOf([asset({ originalUrl: "/files/1.jpg" })]);
    const made = makeZip(photo, () => {}, new AbortController().signal, texts);
    await expect(made).rejects.toThrow("No file could be downloaded");
  });

  it("lists a long section page by page", async () => {
    const page = (assets: AssetView[], nextCursor: string | null) => ({
      success: true,
      data: { assets },
      pagination: { nextCursor },
    });
    const pages = [
      page([asset({ originalUrl: "/files/1.jpg" })], "next"),
      page([asset({ originalUrl: "/files/2.jpg" })], null),
    ];
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (url: string) => {
      asked.push(url);
      return Response.json(pages[asked.length - 1]);
    });
    const all = await listFiles("/api/v1/profiles/pine/assets?kind=photo", new AbortController().signal);
    expect(all.map((file) => "url" in file && file.url)).toEqual(["/files/1.jpg", "/files/2.jpg"]);
    expect(asked[1]).toBe("/api/v1/profiles/pine/assets?kind=photo&cursor=next");
  });

  it("ends when it is cancelled", async () => {
    const control = new AbortController();
    vi.stubGlobal("fetch", async () => {
      control.abort();
      return new Response("abc");
    });
    await expect(pack(control.signal)).rejects.toThrow();
  });
});
