import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { settings } from "@/lib/platform/settings/settings";
import { storedFileResponse } from "@/lib/platform/storage/stored-file";
import { makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { refusalOf } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import { readPreview } from "./queries";

testDatabase();

let server: Server;
let base: string;
let account: TestAccount;
let asked: string[];
let picture: Buffer;

beforeAll(async () => {
  picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#226688" } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: "45/1 31/1 0/1", GPSLatitudeRef: "N" } })
    .toBuffer();
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (request.url === "/ferry.jpg") {
      response.writeHead(200, { "content-type": "image/jpeg" }).end(picture);
    } else if (request.url === "/hung.jpg") {
      // This picture's answer never comes.
    } else if (request.url === "/away") {
      response.writeHead(503, { "content-type": "text/html" }).end("<title>Down</title>");
    } else {
      const image = request.url === "/hung" ? "/hung.jpg" : "/ferry.jpg";
      const none = request.url === "/second" ? '<meta property="og:image" content="/away">' : "";
      const head = `<title>A ferry &lt;b&gt;</title>${none}<meta property="og:image" content="${image}">`;
      response.writeHead(200, { "content-type": "text/html" }).end(head);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  settings().LINK_PREVIEW_ALLOW_HOSTS.push(new URL(base).host);
  account = await makeAccount();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

const read = (url: string) => execute(account.actor, readPreview, { url });

it("answers what the page says, with our own copy of its picture, smaller and without its place", async () => {
  const preview = await read(`${base}/story`);
  expect(preview).toMatchObject({ title: "A ferry <b>", success: true, error: null, type: "Article" });
  expect(preview.image).toMatch(/^\/files\/previews\/[0-9a-f-]{36}\/[0-9a-f]{32}-600\.webp$/);
  expect(asked).toEqual(["/story", "/ferry.jpg"]);
  const shown = await storedFileResponse(preview.image?.slice("/files/".length) ?? "", new Headers());
  const { format, width, exif } = await sharp(await shown.arrayBuffer()).metadata();
  expect({ format, width, exif }).toEqual({ format: "webp", width: 600, exif: undefined });
});

it("answers the texts of a page that could not be read", async () => {
  expect(await read(`${base}/away`)).toEqual({
    title: "Content from 127.0.0.1",
    description: "Auto-generated from the URL",
    image: null,
    siteName: "127.0.0.1",
    type: "Article",
    success: false,
    error: "The site answered with HTTP status 503",
  });
  expect(await read("http://localhost/")).toMatchObject({
    success: false,
    title: "Content from localhost",
    error: "The address does not lead to the public internet",
  });
});

it("shows a good second picture where the first is none", async () => {
  expect((await read(`${base}/second`)).image).toMatch(/^\/files\/previews\//);
});

it("does without a picture that does not come in time", async () => {
  expect(await read(`${base}/hung`)).toMatchObject({ title: "A ferry <b>", image: null, success: true });
}, 15_000);

it.each([
  ["", "Invalid URL provided"],
  ["   ", "Invalid URL provided"],
  ["ledger.com/story", "Please enter a valid URL starting with http:// or https://"],
  ["ftp://ledger.com", "Please enter a valid URL starting with http:// or https://"],
  ["https:ledger.com", "Please enter a valid URL starting with http:// or https://"],
  ["https://led\tger.com", "Please enter a valid URL starting with http:// or https://"],
  ["https://ledger.com\n", "Please enter a valid URL starting with http:// or https://"],
  ["https://ledger.com\\@127.0.0.1", "Please enter a valid URL starting with http:// or https://"],
  ["http://169.254.169.254/latest/", "The address does not lead to the public internet"],
  ["http://①②⑦.⓪.⓪.①/", "The address does not lead to the public internet"],
  ["http://127.0.0.1:6379/", "Only the usual web ports can be read"],
  ["https://me:secret@ledger.com/", "Addresses with a user name or password can't be read"],
])("refuses %j and asks nobody", async (url, message) => {
  expect(await refusalOf(read(url))).toMatchObject({ code: "invalid_input", fields: { url: [message] } });
  expect(asked).toEqual([]);
});

it("says that an address is missing", async () => {
  const refusal = await refusalOf(execute(account.actor, readPreview, {} as never));
  expect(refusal).toMatchObject({ fields: { url: ["Invalid URL provided"] } });
});
