import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { testDatabase } from "@/tests/setup/database";
import { drawDemoPictures } from "./demo-pictures";
import { loadState, saveState } from "./launcher-state";

const { sql } = testDatabase();
const tasks = async () =>
  (await sql()`select task_identifier as task from graphile_worker.jobs order by id`).map(({ task }) => task);

it("asks for the demo's pictures once, and says when they are being drawn and when they are done", async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "fivewire-state-"));
  await saveState(dataDir, { ...(await loadState(dataDir)), picturesToDraw: true });
  const said: string[] = [];
  const warnings: Error[] = [];
  const listened = vi.spyOn(EventTarget.prototype, "addEventListener");
  process.on("warning", (warning) => warnings.push(warning));
  const start = async () =>
    drawDemoPictures({
      ...{ url: String(process.env.DATABASE_URL), dataDir, state: await loadState(dataDir), pollMs: 10 },
      say: (line) => said.push(line),
    });

  const first = await start();
  await vi.waitFor(() => expect(said).toHaveLength(1));
  expect(await tasks()).toEqual(["assets.drawDemoPictures"]);
  await first.stop();
  expect((await loadState(dataDir)).picturesToDraw).toBe(false);

  // Killed over it: the next start says that it goes on, and asks for nothing.
  await sql()`select graphile_worker.add_job('assets.drawDemoPicture', '{}', max_attempts => 1)`;
  await sql()`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs
    where task_identifier = 'assets.drawDemoPictures'))`;
  const second = await start();
  await vi.waitFor(() => expect(said).toHaveLength(2));
  expect(await tasks()).toEqual(["assets.drawDemoPicture"]);
  // Looks again for as long as it takes, and holds nothing of the earlier looks (node warns of eleven listeners).
  await vi.waitFor(() => expect(listened.mock.calls.length).toBeGreaterThan(15));
  expect(warnings).toEqual([]);
  await sql()`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`;
  await vi.waitFor(() => expect(said.at(-1)).toBe("The demo's photos are drawn for print."));
  await second.stop();

  const third = await start();
  await third.stop();
  expect(said).toHaveLength(3);
  expect(await tasks()).toEqual([]);
});
