import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "@playwright/test";

type Mail = { to: string; subject: string; text: string };

async function readMails(): Promise<Mail[]> {
  const folder = path.join(process.env.E2E_DATA_DIR ?? "", "outbox");
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith(".json")).sort();
  return Promise.all(
    files.map(async (name) => JSON.parse(await readFile(path.join(folder, name), "utf8")) as Mail),
  );
}

/** Waits for the newest mail to an address whose subject matches. */
export async function waitForMail(to: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        const mails = await readMails();
        found = mails.findLast((mail) => mail.to === to && subject.test(mail.subject));
        return found !== undefined;
      },
      { message: `a mail to ${to} about ${subject}`, timeout: 60_000 },
    )
    .toBe(true);
  if (!found) throw new Error("No mail.");
  return found;
}

/** The number of mails so far to an address whose subject holds `part`. */
export async function countMails(to: string, part: string): Promise<number> {
  return (await readMails()).filter((mail) => mail.to === to && mail.subject.includes(part)).length;
}

/** The path of the first link to `page` in a mail. */
export function linkIn(mail: Mail, page: string): string {
  const match = new RegExp(`https?://[^\\s]+(/${page}\\?[^\\s\\])>]+)`).exec(mail.text);
  if (!match?.[1]) throw new Error(`No link to /${page} in: ${mail.text}`);
  return match[1];
}
