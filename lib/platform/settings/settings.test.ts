import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readSettings, settingsSchema } from "./settings";

const given = { DEPLOYMENT: "demo", AUTH_SECRET: "a secret of at least 32 characters, made up" };

describe("PAGE_DELIVERY", () => {
  it("is fast unless it is stock, and nothing else", () => {
    expect(readSettings(given).PAGE_DELIVERY).toBe("fast");
    expect(readSettings({ ...given, PAGE_DELIVERY: "stock" }).PAGE_DELIVERY).toBe("stock");
    expect(() => readSettings({ ...given, PAGE_DELIVERY: "fastest" })).toThrow(
      /PAGE_DELIVERY must be stock or fast/,
    );
  });
});

describe("the WebSub hub's address", () => {
  it.each([undefined, "", "https://hub.example/", "http://127.0.0.1:8080/publish", "http://localhost:9/"])(
    "may be %j",
    (WEBSUB_HUB_URL) => {
      expect(readSettings({ ...given, WEBSUB_HUB_URL }).WEBSUB_HUB_URL).toBe(WEBSUB_HUB_URL || undefined);
    },
  );

  it.each(["http://hub.example/", "ftp://hub.example/", "hub.example", "http://localhost.evil.example/"])(
    "may not be %j, and the sentence says what to set",
    (WEBSUB_HUB_URL) => {
      expect(() => readSettings({ ...given, WEBSUB_HUB_URL })).toThrow(
        /WEBSUB_HUB_URL must be an https address/,
      );
    },
  );
});

describe("every setting", () => {
  // The build folder is read by next.config.ts, where there are no settings yet.
  const names = [...Object.keys(settingsSchema(true).shape), "NEXT_DIST_DIR"].sort();

  it("is explained in .env.example, which has no other", () => {
    const lines = readFileSync(".env.example", "utf8").matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm);
    expect([...lines].map(([, name]) => name).sort()).toEqual(names);
  });

  it("is in the README's table, which has no other", () => {
    const [, table = ""] = /\n## Settings\n([\s\S]*?)\n## /.exec(readFileSync("README.md", "utf8")) ?? [];
    const listed = [...table.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, cell = ""]) => {
      const [first = "", ...more] = cell.replaceAll("`", "").split(", ");
      // `S3_BUCKET`, `_REGION` is short for S3_BUCKET, S3_REGION; `PUSHER_APP_ID`, `_KEY` for PUSHER_KEY.
      return [first, ...more.map((name) => (name.startsWith("_") ? first.split("_")[0] + name : name))];
    });
    expect(listed.sort()).toEqual(names);
  });
});
