import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { FLIGHT_OPENER, readKnownScripts } from "./known-scripts";
import { hashTrustedScripts } from "./script-hashes";

const sha256 = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
const escapeJson = (json: string) =>
  json.replace(/[&><\u2028\u2029]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
const push = (text: string) => `self.__next_f.push(${escapeJson(JSON.stringify([1, text]))})`;
const binary = (bytes: Buffer) => `self.__next_f.push([3,"${bytes.toString("base64")}"])`;
const tag = (script: string) => `<script>${script}</script>`;

const known = readKnownScripts("no-build-here");

const pieces = [
  '0:["$","p",null,{"children":"</script><script>alert(1)</script>"}]\n',
  "1:\u2028 Tromsø & 東京\n",
];
const flight = Buffer.from(pieces.join(""), "utf8");

describe("hashTrustedScripts", () => {
  it("hashes the opener and every piece of the page's own flight data, whatever characters it holds", () => {
    const html = `<body>${tag(FLIGHT_OPENER)}${pieces.map((piece) => tag(push(piece))).join("")}</body>`;
    const result = hashTrustedScripts(html, flight, known);
    expect(result).toEqual({
      hashes: [FLIGHT_OPENER, ...pieces.map(push)].map(sha256),
      skipped: 0,
      flightComplete: true,
    });
  });

  it("takes bytes in base64 as a piece", () => {
    const bytes = Buffer.from([0xff, 0xfe, 0x00, 0x41]);
    const result = hashTrustedScripts(tag(binary(bytes)), bytes, known);
    expect(result).toMatchObject({ skipped: 0, flightComplete: true });
  });

  it.each([
    ["an injected script", tag("alert(1)")],
    ["a module", '<script type="module">alert(1)</script>'],
    ["a fake push", tag(push("not of this page"))],
    ["a push out of order", tag(push(pieces[1] ?? ""))],
    ["a push with more than data", tag(`${push(pieces[0] ?? "")};alert(1)`)],
    ["an empty push", tag(push(""))],
    ["the opener with more", tag(`${FLIGHT_OPENER};alert(1)`)],
    ["a call of React's streaming helpers, which no public page needs", tag('$RC("B:0","S:0")')],
  ])("gives %s no hash, and the page's own data all the same", (_, injected) => {
    const html = injected + pieces.map((piece) => tag(push(piece))).join("");
    const result = hashTrustedScripts(html, flight, known);
    expect(result).toEqual({
      hashes: pieces.map((piece) => sha256(push(piece))),
      skipped: 1,
      flightComplete: true,
    });
  });

  it("reports flight data as incomplete when an unclosed script swallowed a push", () => {
    const html = `<script>alert(1)//${pieces.map((piece) => tag(push(piece))).join("")}`;
    const result = hashTrustedScripts(html, flight, known);
    expect(result.flightComplete).toBe(false);
    expect(result.hashes).not.toContain(sha256(push(pieces[0] ?? "")));
  });

  it("needs nothing for files and data blocks", () => {
    const html =
      '<script src="/_next/static/a.js" async=""></script><script type="application/ld+json">{}</script>';
    expect(hashTrustedScripts(html, Buffer.alloc(0), known)).toMatchObject({ hashes: [], skipped: 0 });
  });
});
