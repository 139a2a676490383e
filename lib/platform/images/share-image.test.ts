import sharp from "sharp";
import { afterEach, describe, expect, it, vi } from "vitest";
import { drawShareImage } from "./share-image";
import { toDrawable } from "./share-text";

const card = {
  accent: "brand",
  kicker: "Brand newsroom",
  title: "Hollow Pine",
  subtitle: "Outdoor goods",
  picture: null,
  isLogo: true,
  initials: "HP",
} as const;
const statsOf = async (bytes: Uint8Array) => sharp(Buffer.from(bytes)).stats();

afterEach(() => vi.restoreAllMocks());

describe("the drawn picture", () => {
  it.each([
    ["plain words", "Hollow Pine"],
    ["a name of ten thousand signs", "x".repeat(10_240)],
    ["emoji alone", "🌲🌲🌲"],
    ["Arabic", "مرحبا بالعالم"],
    ["Chinese", "北京晚报"],
    ["every direction", "\u202eabc\u202c \u2066עברית\u2069"],
    ["markup", "<b>&amp;</b><span foreground='red'>"],
    ["nothing", ""],
    ["control characters", "\u0000\u0007\ud800"],
  ])("is 1200 by 630 for %s, and asks nothing of the network", async (_, title) => {
    const fetched = vi.spyOn(globalThis, "fetch");
    const bytes = await drawShareImage({ ...card, title, subtitle: title, initials: title.slice(0, 2) });
    const { width, height, format } = await sharp(Buffer.from(bytes)).metadata();
    expect([width, height, format]).toEqual([1200, 630, "png"]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it("shows its text, its type's colour and its avatar", async () => {
    const plain = await drawShareImage(card);
    const others = await Promise.all([
      drawShareImage({ ...card, title: "Hollow Fir" }),
      drawShareImage({ ...card, accent: "press" }),
      drawShareImage({ ...card, picture: "/demo/p-hollow-pine.webp" }),
    ]);
    for (const other of others) expect(Buffer.compare(other, plain)).not.toBe(0);
    const bar = await sharp(Buffer.from(plain))
      .extract({ left: 4, top: 300, width: 4, height: 4 })
      .raw()
      .toBuffer();
    expect([...bar.subarray(0, 3)]).toEqual([0xdd, 0x4f, 0x34]);
  });

  it("falls back to initials where there is no picture, and reads no file but ours", async () => {
    const initials = await drawShareImage(card);
    for (const picture of [
      "/files/avatars/00000000000000000000000000000000-512.webp",
      "/demo/../../package.json",
      "https://elsewhere.example/a.png",
      "/demo/none.webp",
    ])
      expect(Buffer.compare(await drawShareImage({ ...card, picture }), initials)).toBe(0);
  });

  it("keeps the text off the edges, however long it is", async () => {
    const bytes = await drawShareImage({ ...card, title: "W".repeat(400), subtitle: "W".repeat(400) });
    const right = sharp(Buffer.from(bytes)).extract({ left: 1140, top: 0, width: 60, height: 630 });
    const { channels } = await statsOf(
      await right
        .png()
        .toBuffer()
        .then((one) => new Uint8Array(one)),
    );
    for (const { min, max } of channels) expect(max - min).toBe(0);
  });
});

describe("what can be drawn", () => {
  it.each([
    ["Łódź, Việt Nam", "Łódź, Việt Nam"],
    ["Привет Ελλάδα", "Привет Ελλάδα"],
    ["مرحبا שלום", "مرحبا שלום"],
    ["北京 news", "Bei Jing news"],
    ["A 🌲 tree\u202e", "A tree"],
    ["🌲", ""],
  ])("of %j is %j", async (text, drawn) => {
    expect(await toDrawable(text)).toBe(drawn);
  });
});
