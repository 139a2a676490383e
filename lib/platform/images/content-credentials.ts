import { execFile } from "node:child_process";
import { createReadStream } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import type { ContentCredentials } from "@/db/schema/newsrooms";
import { withoutTurns } from "@/lib/core/fields";
import { clean } from "./picture-facts";

const UNREAD: ContentCredentials = {
  ...{ status: "unread", generator: "", digitalSourceTypes: [], signer: "", isSignerKnown: false },
};

const SCRIPT = join(/* turbopackIgnore: true */ process.cwd(), "lib/platform/images/credentials-reader.mjs");
/** A file of 25 MB takes under a second. */
const DEADLINE_MS = 10_000;
const MAX_ANSWER = 64 * 1024;

/** Every store of Content Credentials begins with a box of this description, whatever the file's format. */
const STORE = Buffer.from("jumdc2pa\0\x11\0\x10\x80\0\0\xaa\0\x38\x9b\x71", "latin1");

const statedShape = z.object({
  state: z.enum(["Trusted", "Valid", "Invalid"]),
  generator: z.string(),
  actions: z.array(z.object({ action: z.string(), digitalSourceType: z.string() })),
  signer: z.string(),
});

/**
 * Reads a file's Content Credentials before the file is changed, which ends their validity; null where it has none. A
 * process of its own reads them, with bounds of time and memory: a hostile file ends that, and counts as unread. So
 * does every file where the optional library is not installed.
 */
export async function readContentCredentials(
  path: string,
  contentType: string,
  script = SCRIPT,
): Promise<ContentCredentials | null> {
  if (!(await hasStore(path))) return null;
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--max-old-space-size=64", script, path, contentType],
      // A stranger's file meets none of our secrets there.
      { timeout: DEADLINE_MS, killSignal: "SIGKILL", maxBuffer: MAX_ANSWER, env: { NODE_ENV: "production" } },
    );
    const { state, generator, actions, signer } = statedShape.parse(JSON.parse(stdout));
    const types = actions.map(({ digitalSourceType }) => digitalSourceType.trim());
    return {
      status: state === "Invalid" ? "invalid" : "valid",
      generator: nameOf(generator),
      digitalSourceTypes: [...new Set(types)].filter((type) => type !== ""),
      signer: nameOf(signer),
      isSignerKnown: state === "Trusted",
    };
  } catch {
    return UNREAD;
  }
}

/** Nothing in a name turns the direction of what stands around it. */
const nameOf = (stated: string) => withoutTurns(clean(stated)).replace(/\s+/g, " ").trim();

async function hasStore(path: string): Promise<boolean> {
  let end = Buffer.alloc(0);
  for await (const piece of createReadStream(path)) {
    const seen = Buffer.concat([end, piece as Buffer]);
    if (seen.includes(STORE)) return true;
    end = seen.subarray(-STORE.length);
  }
  return false;
}
