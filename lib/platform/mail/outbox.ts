import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isUuid, uuidv7 } from "@/lib/utils/uuid";
import { settings } from "../settings/settings";
import type { MailMessage } from "./mail-message";

/** A mail stored on this machine because no mail server is set. */
export interface OutboxMail extends MailMessage {
  id: string;
  /** The moment in ISO 8601 and UTC. */
  createdAt: string;
}

export type OutboxEntry = Pick<OutboxMail, "id" | "to" | "subject" | "createdAt">;

/** This is a demo's mailbox and no archive, so it is bounded. */
const MAX_MAILS = 500;

const folder = () => join(settings().DATA_DIR, "outbox");
const fileOf = (id: string) => join(folder(), `${id}.json`);

/** Reads the ids, newest first: they are UUIDv7, whose order is that of time. */
async function readIds(): Promise<string[]> {
  const names = await readdir(folder()).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names
    .map((name) => name.replace(/\.json$/, ""))
    .filter(isUuid)
    .sort()
    .reverse();
}

/** Stores a mail in DATA_DIR/outbox, whole by renaming, and deletes the oldest beyond 500. */
export async function writeToOutbox(message: MailMessage): Promise<OutboxMail> {
  const mail: OutboxMail = { id: uuidv7(), createdAt: new Date().toISOString(), ...message };
  await mkdir(folder(), { recursive: true, mode: 0o700 });
  const part = join(folder(), `${mail.id}.part`);
  await writeFile(part, JSON.stringify(mail, null, 2), { mode: 0o600 });
  await rename(part, fileOf(mail.id));
  const old = (await readIds()).slice(MAX_MAILS);
  await Promise.all(old.map((id) => rm(fileOf(id), { force: true })));
  return mail;
}

export async function readOutbox(id: string): Promise<OutboxMail | null> {
  if (!isUuid(id)) return null;
  try {
    return JSON.parse(await readFile(fileOf(id.toLowerCase()), "utf8")) as OutboxMail;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Lists at most `limit` mails, newest first. */
export async function listOutbox({ limit = 100 }: { limit?: number } = {}): Promise<OutboxEntry[]> {
  const mails = await Promise.all((await readIds()).slice(0, limit).map(readOutbox));
  return mails
    .filter((mail) => mail !== null)
    .map(({ id, to, subject, createdAt }) => ({ id, to, subject, createdAt }));
}
