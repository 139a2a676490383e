import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { settings } from "@/lib/platform/settings/settings";

let origin: Promise<string> | undefined;

/**
 * Starts a site with one story in its feed, which ends with the process. The client for strangers' addresses
 * reaches it.
 */
export async function feedSite(): Promise<{ address: string; items: string[] }> {
  origin ??= new Promise((resolve) => {
    const feed =
      "<rss><channel><title>The Ledger</title><item><title>A ferry</title><link>/ferry</link></item></channel></rss>";
    const server = createServer((_, response) => response.end(feed));
    server.unref();
    server.listen(0, "127.0.0.1", () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
  const { host } = new URL(await origin);
  const allowed = settings().LINK_PREVIEW_ALLOW_HOSTS;
  if (!allowed.includes(host)) allowed.push(host);
  return { address: `${await origin}/feed`, items: [`${await origin}/ferry`] };
}
