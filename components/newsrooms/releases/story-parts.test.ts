import { describe, expect, it } from "vitest";
import { scriptJson } from "./news-article";
import { storyParts, withDateline } from "./story-parts";

describe("the parts of a story", () => {
  it("lets quotes stand out with their speaker, and keeps everything else in its order", () => {
    const body =
      "<p>One</p><blockquote><p>“Tom &amp; Eve”</p><p>— Ingrid Moe, founder</p></blockquote><p>Two</p><blockquote><p>Alone</p></blockquote>";
    expect(storyParts(body)).toEqual([
      { kind: "text", html: "<p>One</p>" },
      { kind: "quote", quote: "“Tom & Eve”", speaker: "Ingrid Moe, founder" },
      { kind: "text", html: "<p>Two</p>" },
      { kind: "quote", quote: "Alone", speaker: "" },
    ]);
  });

  it("leaves a quote inside a list or another quote where it is", () => {
    for (const body of [
      "<ul><li><blockquote><p>a</p></blockquote></li></ul>",
      "<blockquote><blockquote><p>a</p></blockquote></blockquote>",
    ]) {
      expect(storyParts(body)).toEqual([{ kind: "text", html: body }]);
    }
  });

  it("never lets a dateline write markup", () => {
    const [first] = withDateline(storyParts("<p>Text</p>"), '<img src=x onerror="alert(1)">');
    expect(first).toMatchObject({ kind: "text" });
    expect(JSON.stringify(first)).not.toContain("<img");
  });

  it("cannot end the script element it lies in", () => {
    expect(scriptJson({ headline: "</script><script>alert(1)</script>" })).not.toContain("<");
  });
});
