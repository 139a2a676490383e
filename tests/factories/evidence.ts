import dns from "node:dns/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { execute, transact } from "@/lib/core/execute";
import { checkEvidenceJob } from "@/lib/domain/profiles/evidence/commands/check-submission";
import { submitEvidence } from "@/lib/domain/profiles/evidence/commands/submissions";
import { readVerification } from "@/lib/domain/profiles/evidence/queries";
import { recordReview } from "@/lib/domain/profiles/evidence/store";
import { database } from "@/lib/platform/database";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { resetSettings, settings } from "@/lib/platform/settings/settings";
import { makeAccount, type TestAccount } from "./accounts";

/**
 * Serves HTML by path from `pages` for every host, and 404 for the rest. `at` is an address there, which the
 * client for strangers' addresses reaches.
 */
export function testSites(hosts: readonly string[]) {
  const pages: Record<string, string> = {};
  const clear = () => {
    for (const path of Object.keys(pages)) delete pages[path];
  };
  let server: Server;
  let port: number;
  beforeAll(async () => {
    server = createServer((request, response) => {
      const html = pages[request.url ?? ""];
      response.writeHead(html === undefined ? 404 : 200, { "content-type": "text/html" });
      response.end(html);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    port = (server.address() as AddressInfo).port;
    process.env.LINK_PREVIEW_ALLOW_HOSTS = hosts.map((host) => `${host}:${port}`).join(",");
    resetSettings();
  });
  beforeEach(() => {
    clear();
    vi.spyOn(dns, "lookup").mockResolvedValue([{ address: "127.0.0.1", family: 4 }] as never);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
    delete process.env.LINK_PREVIEW_ALLOW_HOSTS;
    resetSettings();
  });
  return { pages, clear, at: (host: string, path = "") => `http://${host}:${port}/${path}` };
}

/** Accepts an outlet by recording a review about anybody there. */
export async function acceptOutlet(url: string): Promise<void> {
  const { profileId } = await makeAccount();
  await transact((tx, effects) =>
    recordReview(tx, effects, profileId, {
      ...{ kind: "author_page", outlet: "An outlet", url, reviewedBy: "Ada Brandt" },
    }),
  );
}

/** Reads what the owner's screen shows. */
export const readMarks = async ({ actor }: TestAccount) =>
  (await execute(actor, readVerification, {})).verification;

/** Submits evidence and performs its check as the worker does. */
export async function submit(
  account: TestAccount,
  fields: { kind: string; url: string; publishedOn?: string },
) {
  const { submission } = await execute(account.actor, submitEvidence, { outlet: "An outlet", ...fields });
  await performJob(checkEvidenceJob, { id: submission.id });
  const { submissions } = await readMarks(account);
  const checked = submissions.find(({ id }) => id === submission.id);
  if (!checked) throw new Error("The submission is gone.");
  return checked;
}

/** The notifications that a profile had about its verification, the oldest first. */
export async function newsOf({ userId }: TestAccount): Promise<string[]> {
  const rows = await database().sql`select data->>'news' as news from notifications
    where user_id = ${userId} and kind = 'verification_updated' order by id`;
  return rows.map(({ news }) => news);
}

export async function nameOf({ profileId }: TestAccount): Promise<string> {
  const [row] = await database().sql`select name from profiles where id = ${profileId}`;
  return row?.name;
}

/** An author page's HTML that names somebody and links to an address. */
export const authorPage = (name: string, link: string) =>
  `<title>${name}, An outlet</title><a href="${link}">Profile</a>`;

export const profilePage = ({ slug }: TestAccount) => `${settings().APP_URL}/press-profile/${slug}`;
