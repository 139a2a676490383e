import { execute } from "../../../lib/core/execute";
import { createAsset } from "../../../lib/domain/newsrooms/assets/commands/create-asset";
import { setAssetCaptions } from "../../../lib/domain/newsrooms/assets/commands/edit-asset";
import { renderAssetJob } from "../../../lib/domain/newsrooms/assets/commands/render-asset";
import { getAsset } from "../../../lib/domain/newsrooms/assets/queries";
import {
  createProductRequest,
  markProductKept,
  markProductReturned,
  markProductSent,
  respondToProductRequest,
} from "../../../lib/domain/newsrooms/product-requests/commands/requests";
import { updateProfile } from "../../../lib/domain/profiles/profiles/commands/update";
import { performJob } from "../../../lib/platform/jobs/perform-job";
import { type UploadFolder, withUploadFolder } from "../../../lib/platform/uploads/upload-folder";
import { newsroomAssets, productRequests, type SeedAsset, type SeedRequest } from "../content";
import { type Person, personOf } from "./accounts";
import { artFile, photoFile, writtenFile } from "./art-file";
import type { SeedContext, Step } from "./exchanges";
import { writePdf } from "./pdf";

/** The requests that follow need the products' ids by newsroom and title. */
export type SeedProducts = Map<string, string>;
const productKey = (newsroom: string, title: string) => `${newsroom} ${title}`;

/** Uploads a newsroom's material through the operation that everybody uses, and does its pictures' job at once. */
export async function writeAssets(person: Person, products: SeedProducts): Promise<void> {
  const pictures = new Map<string, string>();
  // The last one uploaded is on top.
  for (const asset of [...(newsroomAssets[person.seed.key] ?? [])].reverse()) {
    const { art, video, captions, document, tags = [], ...fields } = asset;
    const made = await withUploadFolder(async (folder) => {
      const publisher = "company" in person.seed ? person.seed.company : person.seed.person;
      const { asset: uploaded } = await execute(person.actor, createAsset, {
        ...fields,
        tags,
        file: await fileOf(folder, asset, publisher),
        poster: video && art ? await artFile(folder, `${art}.webp`) : undefined,
      });
      if (captions) {
        const cue = `WEBVTT\n\n00:00.000 --> 00:09.000\n${captions}\n`;
        const file = await writtenFile(folder, "captions.vtt", cue);
        await execute(person.actor, setAssetCaptions, { id: uploaded.id, file });
      }
      return uploaded;
    });
    if (art) {
      await performJob(renderAssetJob, { assetId: made.id });
      const { asset: ready } = await execute(person.actor, getAsset, { id: made.id });
      if (ready.url && !video) pictures.set(`/demo/${art}.webp`, ready.url);
    }
    if (asset.kind === "product") products.set(productKey(person.seed.key, made.title), made.id);
  }
  const heroStories = "heroStories" in person.seed ? (person.seed.heroStories ?? []) : [];
  if (!heroStories.some(({ image }) => pictures.has(image))) return;
  await execute(person.actor, updateProfile, {
    heroStories: heroStories.map((story) => ({ ...story, image: pictures.get(story.image) ?? story.image })),
  });
}

async function fileOf(
  folder: UploadFolder,
  { art, video, document, title = "" }: SeedAsset,
  publisher: string,
) {
  if (video) return artFile(folder, `${video}.mp4`);
  if (art) return photoFile(folder, art);
  if (!document) return undefined;
  return writtenFile(folder, `${title}.pdf`, writePdf({ ...document, publisher }));
}

/** The requests have their answers and returns, each on its day. */
export const playRequests = (context: SeedContext, products: SeedProducts): Step[] =>
  productRequests.flatMap((request) => playRequest(context, products, request));

function playRequest({ world, base }: SeedContext, products: SeedProducts, request: SeedRequest): Step[] {
  const asker = personOf(world, request.from);
  const owner = personOf(world, request.to);
  const { granted, sentDaysAgo, returnedDaysAgo, confirmedDaysAgo } = request;
  let id = "";
  const ask = async () => {
    const assetId = products.get(productKey(request.to, request.product));
    if (!assetId) throw new Error(`The demo has no product called ${request.product}.`);
    const input = { assetId, message: request.message };
    id = (await execute(asker.actor, createProductRequest, input)).productRequest.id;
  };
  const grant = ({ daysAgo, loan, dueInDays, note }: NonNullable<SeedRequest["granted"]>): Step => {
    const dueAt =
      dueInDays === undefined ? null : new Date(base.getTime() + (dueInDays - daysAgo) * 86_400_000);
    const answer = { response: "granted", loan, note, dueAt: dueAt?.toISOString() ?? null };
    return { daysAgo, run: () => execute(owner.actor, respondToProductRequest, { id, ...answer }) };
  };
  const later = (daysAgo: number | undefined, run: Step["run"]): Step[] =>
    daysAgo === undefined ? [] : [{ daysAgo, run }];
  return [
    { daysAgo: request.askedDaysAgo, run: ask },
    ...(granted ? [grant(granted)] : []),
    ...later(sentDaysAgo, () => execute(owner.actor, markProductSent, { id })),
    ...later(returnedDaysAgo, () => execute(owner.actor, markProductReturned, { id })),
    ...later(confirmedDaysAgo, () => execute(asker.actor, markProductKept, { id })),
  ];
}
