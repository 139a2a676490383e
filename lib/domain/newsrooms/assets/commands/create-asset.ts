import { and, count, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { assets, releaseAssets, releases } from "@/db/schema/newsrooms";
import { profiles } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { UPLOAD_SECONDS } from "@/lib/core/deadline";
import { type AppError, conflict, invalidField, notFound, refuseAfterCommit } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { removeFilesJob } from "@/lib/core/remove-files-job";
import { profileTag } from "@/lib/domain/profiles/profiles/tags";
import { readStated } from "@/lib/domain/vocabulary/provenance/read-stated";
import { newsroomTypes } from "@/lib/domain/vocabulary/user-type/user-type";
import type { Media } from "@/lib/platform/images/media-file";
import { fileNameOf } from "@/lib/platform/uploads/file-name";
import {
  optionalFile,
  readPoster,
  readUpload,
  type SeenMedia,
  storeFiles,
  wrongFile,
} from "@/lib/platform/uploads/read-upload";
import { beginningOf } from "@/lib/utils/cut-text";
import { uuidv7 } from "@/lib/utils/uuid";
import { assetOwnedBy, requireNewsroom } from "../policy";
import { fileRules, fits, kindOfFile, needsFile } from "../rules";
import { type AssetKind, assetLimits, assetView, uploadFields } from "../schema";
import { ownAssetColumns, toOwnAssetView } from "../views";
import { renderAssetJob } from "./render-asset";

/** No newsroom shows so many; the limit bounds what one account can store. */
const MAX_ASSETS = 2000;

const input = z.object({ ...uploadFields, file: optionalFile, poster: optionalFile });
type Input = z.output<typeof input>;

/**
 * Stores a photo, video, quote, product or resource. The file is checked by its content, loses the place where it was
 * taken, and is stored before the row is written; its sizes for the web are made by a job. A PDF is stored unchanged.
 */
export const createAsset = command({
  name: "assets.create",
  summary:
    "Upload a photo, video, quote, product or resource (multipart, up to 25 MB; a PDF keeps its metadata)",
  input,
  output: z.object({ asset: assetView }),
  access: { roles: newsroomTypes },
  deadlineSeconds: UPLOAD_SECONDS,
  prepare: ({ input }) => storeUpload(input),
  subject: async ({ db, actor }) => {
    const [row] = await db
      .select({ kind: profiles.kind })
      .from(profiles)
      .where(eq(profiles.id, actor.profileId));
    return row ?? null;
  },
  allow: ({ subject }) => requireNewsroom(subject),
  audit: { kind: "asset", id: ({ output }) => output.asset.id },
  run: async ({ db, actor, input, prepared, effects }) => {
    const { id, kind, media, columns } = prepared;
    const problem = await findProblem(db, actor, input.releaseId);
    if (problem) {
      const keys = [columns.originalKey, columns.untouchedKey, columns.posterKey].filter(
        (key) => key !== null,
      );
      effects.job(removeFilesJob, { keys });
      return refuseAfterCommit(problem);
    }
    const first = sql<number>`coalesce((select min(position) from assets where profile_id = ${actor.profileId}), 0) - 1`;
    const isRendered = columns.posterKey !== null || media?.format.kind === "picture";
    await db.insert(assets).values({
      ...textsOf(input, media),
      ...statedOf(input, media),
      ...columns,
      id,
      kind,
      profileId: actor.profileId,
      userId: actor.userId,
      licence: input.licence ?? null,
      publicAnyway: input.publicAnyway ?? false,
      releaseOnly: input.releaseOnly === true || input.releaseId !== undefined,
      tags: input.tags ?? [],
      state: isRendered ? "processing" : "ready",
      position: first,
    });
    if (input.releaseId) await db.insert(releaseAssets).values({ releaseId: input.releaseId, assetId: id });
    const row = only(await db.select(ownAssetColumns).from(assets).where(eq(assets.id, id)));
    if (isRendered) effects.job(renderAssetJob, { assetId: id });
    effects.invalidate(profileTag(actor.profileId));
    return { asset: toOwnAssetView(row) };
  },
});

/** Only the database can decide these refusals. */
async function findProblem(
  db: Transaction,
  actor: UserActor,
  releaseId: string | undefined,
): Promise<AppError | null> {
  const [stored] = await db.select({ total: count() }).from(assets).where(assetOwnedBy(actor));
  if (stored && stored.total >= MAX_ASSETS)
    return conflict(`You have ${MAX_ASSETS} assets, which is as many as we keep. Please delete one first.`);
  if (!releaseId) return null;
  const [release] = await db
    .select({ id: releases.id })
    .from(releases)
    .where(and(eq(releases.id, releaseId), eq(releases.profileId, actor.profileId)));
  return release ? null : notFound();
}

/** The sender's text counts, and where that is empty, the picture's metadata. */
function textsOf(input: Input, media: Media | null) {
  const { title = "", description = "", quote = "", speaker = "" } = input;
  const filled = (field: "caption" | "creator" | "credit" | "copyright") =>
    input[field] || beginningOf(media?.facts[field] ?? "", assetLimits[field]);
  return {
    title,
    description,
    quote,
    speaker,
    caption: filled("caption"),
    creator: filled("creator"),
    credit: filled("credit"),
    copyright: filled("copyright"),
  };
}

/** How a file came to be is what it says itself; of data mining, as of its texts, the sender's word counts first. */
function statedOf(input: Input, media: Media | null) {
  const read = readStated(media);
  const { digitalSourceType: inFile, dataMining, dataMiningInFile, dataMiningConstraints, ...stated } = read;
  const given = input.dataMining ?? null;
  return {
    ...stated,
    digitalSourceType: inFile ?? input.digitalSourceType ?? null,
    digitalSourceTypeInFile: inFile !== null,
    dataMining: given ?? dataMining,
    dataMiningInFile: dataMiningInFile && !given && !input.dataMiningConstraints,
    dataMiningConstraints: input.dataMiningConstraints || (given ? "" : dataMiningConstraints),
  };
}

async function storeUpload(input: Input) {
  const media = input.file ? await readUpload(input.file, "file") : null;
  const kind = decideKind(input, media);
  const poster = input.poster && kind !== "photo" ? await readPoster(input.poster) : null;
  const id = uuidv7();
  const originalKey = media && `assets/${id}/original.${media.format.extension}`;
  const untouchedKey = media?.untouched ? `assets/${id}/untouched.${media.format.extension}` : null;
  const posterKey = poster && `assets/${id}/${poster.name}`;
  await storeFiles([
    ...(media && originalKey
      ? [{ key: originalKey, body: media.file, contentType: media.format.contentType }]
      : []),
    ...(media?.untouched && untouchedKey
      ? [{ key: untouchedKey, body: media.untouched, contentType: media.format.contentType }]
      : []),
    ...(poster && posterKey ? [{ key: posterKey, body: poster.body, contentType: "image/webp" }] : []),
  ]);
  return {
    id,
    kind,
    media,
    columns: {
      originalKey,
      untouchedKey,
      posterKey,
      blur: poster?.blur ?? media?.blur ?? null,
      fileName: input.file ? fileNameOf(input.file) : "",
      contentType: media?.format.contentType ?? null,
      size: media?.file.size ?? null,
      width: media?.width ?? null,
      height: media?.height ?? null,
      duration: media?.duration ?? null,
    },
  };
}

function decideKind(input: Input, media: SeenMedia | null): AssetKind {
  const kind = input.kind ?? (media ? kindOfFile(media.format.kind) : undefined);
  if (!kind || (!media && needsFile(kind))) throw invalidField("file", "Please choose a file");
  if (media && !fits(kind, media.format.kind)) throw wrongFile("file", fileRules[kind]);
  if (kind === "quote" && !input.quote) throw invalidField("quote", "Quote is required");
  if (kind === "product" && !input.title) throw invalidField("title", "Title is required");
  return kind;
}
