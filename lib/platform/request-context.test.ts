import { once } from "node:events";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { forkCompiled } from "@/tests/setup/compiled-process";
import { testDatabase } from "@/tests/setup/database";
import { settings } from "./settings/settings";

testDatabase();

it("what one request leaves behind: no connection, timer, process or promise has its context", async () => {
  const script = path.join(settings().DATA_DIR, "pictures.mjs");
  writeFileSync(script, 'process.on("message", ({ id }) => process.send({ id, outcome: {}, resident: 1 }));');
  const child = await forkCompiled("context-process", [script], ["--expose-gc"]);
  const [seen] = await once(child, "message");
  // The planted one proves that a context which is held is found.
  expect(seen).toEqual({ held: ["a planted socket"], tried: 17 });
});
