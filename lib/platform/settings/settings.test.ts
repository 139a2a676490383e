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

describe("the AI provider's settings", () => {
  const named = { AI_API_KEY: "key", AI_MODEL: "model", AI_BASE_URL: "http://127.0.0.1:9/v1" };

  it("are none by default, with a bound on time and cost all the same", () => {
    const { AI_PROVIDER, AI_TIMEOUT_SECONDS, AI_DAILY_COST_CAP } = readSettings(given);
    expect({ AI_PROVIDER, AI_TIMEOUT_SECONDS, AI_DAILY_COST_CAP }).toEqual({
      AI_PROVIDER: undefined,
      AI_TIMEOUT_SECONDS: 20,
      AI_DAILY_COST_CAP: 60_000,
    });
  });

  it.each(["openai-compatible", "anthropic"])("name %s with its key and model", (AI_PROVIDER) => {
    expect(readSettings({ ...given, ...named, AI_PROVIDER })).toMatchObject({ ...named, AI_PROVIDER });
  });

  it.each([
    [{ ...named, AI_PROVIDER: "abacus" }, /AI_PROVIDER must be openai-compatible or anthropic/],
    [named, /AI_PROVIDER is required with AI_BASE_URL, AI_API_KEY or AI_MODEL/],
    [{ ...named, AI_PROVIDER: "anthropic", AI_API_KEY: "" }, /AI_API_KEY is required with AI_PROVIDER=anthr/],
    [{ ...named, AI_PROVIDER: "openai-compatible", AI_BASE_URL: "" }, /AI_BASE_URL is required/],
    [{ ...named, AI_PROVIDER: "openai-compatible", AI_BASE_URL: "models" }, /AI_BASE_URL must be an address/],
    [{ AI_TIMEOUT_SECONDS: "0" }, /AI_TIMEOUT_SECONDS must be a whole number from 1/],
    [{ AI_TIMEOUT_SECONDS: "600" }, /AI_TIMEOUT_SECONDS must be a whole number from 1 to 60/],
    [{ AI_DAILY_COST_CAP: "-5" }, /AI_DAILY_COST_CAP must be a whole number from 1/],
  ])("refuse %j with what to set", (values, sentence) => {
    expect(() => readSettings({ ...given, ...values })).toThrow(sentence);
  });
});

describe("an address without encryption", () => {
  const production = { ...given, DEPLOYMENT: "production" };
  const model = { AI_PROVIDER: "openai-compatible", AI_API_KEY: "key", AI_MODEL: "model" };
  const address = (host: string) => [
    { ...model, AI_BASE_URL: `http://${host}/v1` },
    { S3_ENDPOINT: `http://${host}` },
  ];

  it.each(["models.example", "10.0.0.5:9000", "minio:9000", "localhost.example"])(
    "is refused in production: %s",
    (host) => {
      for (const values of address(host)) {
        expect(() => readSettings({ ...production, ...values })).toThrow(
          /(AI_BASE_URL|S3_ENDPOINT) must be an https address, but for one on this machine/,
        );
        expect(() => readSettings({ ...given, ...values })).not.toThrow();
      }
    },
  );

  it.each(["127.0.0.1:9000", "localhost:9000", "[::1]:9000"])("may be on this machine: %s", (host) => {
    for (const values of address(host))
      expect(readSettings({ ...production, ...values })).toMatchObject(values);
  });
});

describe("every setting", () => {
  // The folder of the build is read by next.config.ts, which runs before settings are loaded.
  const names = [...Object.keys(settingsSchema(true).shape), "NEXT_DIST_DIR"].sort();

  it("is explained in .env.example, which has no other", () => {
    const lines = readFileSync(".env.example", "utf8").matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm);
    expect([...lines].map(([, name]) => name).sort()).toEqual(names);
  });

  it("that the operations guide names exists", () => {
    const named = readFileSync("docs/operations.md", "utf8").matchAll(
      /`([A-Z][A-Z0-9]*_[A-Z0-9_]*)(?:=[^`]*)?/g,
    );
    const found = [...named].map(([, name]) => name);
    expect(found.length).toBeGreaterThan(10);
    expect(found.filter((name) => !names.includes(name ?? ""))).toEqual([]);
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
