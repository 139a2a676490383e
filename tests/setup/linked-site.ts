import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";
import { resetSettings } from "@/lib/platform/settings/settings";

/** A site on the loopback address that links may be read from while a test file runs; its origin once tests begin. */
export function linkedSite(answer: RequestListener): { base: string } {
  const site = { base: "" };
  const server = createServer(answer);
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    site.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    process.env.AUTH_SECRET = "a secret for tests that is long enough to pass";
    process.env.LINK_PREVIEW_ALLOW_HOSTS = new URL(site.base).host;
    resetSettings();
  });
  afterAll(() => {
    server.close();
    delete process.env.LINK_PREVIEW_ALLOW_HOSTS;
    resetSettings();
  });
  return site;
}
