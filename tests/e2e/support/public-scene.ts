import { readFile } from "node:fs/promises";
import { type APIRequestContext, expect } from "@playwright/test";
import sharp from "sharp";
import { type Account, callApi, makeListed } from "./api";
import { runMark } from "./run-mark";

/**
 * The accounts whose public pages a run shows: a newsroom with material and a creator with a reel. A
 * directory has two pages.
 */
export type PublicScene = { newsroom: Account; creator: Account };

const DIRECTORY_PAGE = 24;

/** Makes the scene through the API. */
export async function makePublicScene(request: APIRequestContext): Promise<PublicScene> {
  const company = `Scene House ${runMark()}`;
  const newsroom = await makeListed(request, { userType: "BRAND", name: "Robin Scene", company });
  const creator = await makeListed(request, { userType: "PAID_MEDIA", name: "Cleo Scene" });
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#2f5d50" } })
    .jpeg()
    .toBuffer();
  const image = { name: "cabin.jpg", mimeType: "image/jpeg", buffer: picture };
  const clip = await readFile("public/demo/turbines-dawn.mp4");
  const video = { name: "turbines.mp4", mimeType: "video/mp4", buffer: clip };
  const upload = async (fields: Record<string, string | typeof image>) => {
    const answer = await request.post(`${process.env.E2E_URL}/api/v1/assets`, {
      headers: { authorization: `Bearer ${newsroom.token}` },
      multipart: fields,
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await upload({
    kind: "photo",
    title: "A lit cabin",
    caption: "A lit cabin",
    credit: "Even Strand",
    file: image,
  });
  await upload({ kind: "video", title: "Turbines at dawn", publicAnyway: "true", file: video });
  await upload({ kind: "quote", quote: "It holds.", speaker: "Siv Aamodt, architect", file: image });
  await callApi(request, "POST", "/users/work-samples", {
    token: creator.token,
    body: { type: "reel", title: "A month of mornings", image: "/demo/cabin-night.webp" },
  });
  await fillDirectory(request);
  // Pictures and videos are public once they are rendered.
  await expect
    .poll(async () => {
      const { json } = await callApi(request, "GET", `/profiles/${newsroom.slug}/assets`);
      return json.data.counts;
    })
    .toMatchObject({ photo: 1, video: 1, quote: 1 });
  return { newsroom: { ...newsroom, name: company }, creator };
}

/** Makes as many journalists as the directory needs for a second page. */
async function fillDirectory(request: APIRequestContext): Promise<void> {
  const { json } = await callApi(request, "GET", "/press", { query: { limit: 1 } });
  const missing = DIRECTORY_PAGE + 1 - (json.pagination.total ?? 0);
  const makeOne = () => makeListed(request, { userType: "PRESS", name: "Robin Listed" });
  for (let made = 0; made < missing; made += 5) {
    await Promise.all(Array.from({ length: Math.min(5, missing - made) }, makeOne));
  }
}
