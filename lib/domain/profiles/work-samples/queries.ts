import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { profiles, type WorkVideo, workSamples } from "@/db/schema/profiles";
import { query } from "@/lib/core/operation";
import { decodeCursor, offsetOf, toPage } from "@/lib/core/pagination";
import { profileActedFor } from "@/lib/domain/profiles/profiles/policy";
import { provenanceForFile } from "@/lib/domain/vocabulary/provenance/provenance";
import { workFileVisibleTo, workOwnedBy } from "./policy";
import {
  listOwnWorkInput,
  ownWorkView,
  shownWorkInput,
  workFileInput,
  workSampleIdInput,
  workSampleOutput,
} from "./schema";
import { countOwnWork, readOwnWork } from "./store";
import { toWorkSampleView, type WorkSampleRow } from "./views";

export const listOwnWork = query({
  name: "workSamples.list",
  summary: "Own work samples, newest first",
  input: listOwnWorkInput,
  output: ownWorkView,
  access: { roles: ["press", "paid_media"] },
  subject: async ({ db, actor }) => {
    const [row] = await db.select({ id: profiles.id }).from(profiles).where(profileActedFor(actor));
    return row ?? null;
  },
  run: async ({ db, input, subject: { id: profileId } }) => {
    const { kind, cursor, limit } = input;
    const [at, id] = cursor ? decodeCursor(cursor, [publishedCursor, z.uuid()]) : [];
    const after = id === undefined ? undefined : { at: at || null, id };
    const [rows, counts] = await Promise.all([
      readOwnWork(db, profileId, { kind, after, limit: limit + 1, offset: offsetOf(input) }),
      countOwnWork(db, profileId),
    ]);
    const total = kind ? counts[kind] : counts.portfolio + counts.reels;
    const { rows: shown, pagination } = toPage(rows, input, total, (row) => [row.at ?? "", row.sample.id]);
    return { workSamples: shown.map(({ sample }) => toWorkSampleView(sample)), counts, pagination };
  },
});

/** A piece without a date has an empty one. */
const publishedCursor = z.union([z.literal(""), z.iso.datetime().refine((at) => at >= "1900")]);

export const getOwnWorkSample = query({
  name: "workSamples.getOwn",
  summary: "One of one's own work samples",
  input: workSampleIdInput,
  output: workSampleOutput,
  access: "signedIn",
  subject: async ({ db, actor, input }) => {
    const [row] = await db
      .select()
      .from(workSamples)
      .where(and(workOwnedBy(actor), eq(workSamples.id, input.id)));
    return row ?? null;
  },
  run: ({ subject }) => ({ workSample: toWorkSampleView(subject) }),
});

export const getWorkSample = query({
  name: "workSamples.get",
  summary: "One piece of the work a profile shows",
  input: shownWorkInput,
  output: workSampleOutput,
  access: { public: "Listed profiles show their work to everybody; the predicate hides the others." },
  subject: async ({ db, actor, input: { profileId, id } }) => {
    const [row] = await db
      .select({ sample: workSamples })
      .from(workSamples)
      .innerJoin(profiles, eq(profiles.id, workSamples.profileId))
      .where(and(eq(profiles.id, profileId), workFileVisibleTo(actor, id)));
    return row?.sample ?? null;
  },
  run: ({ subject }) => ({ workSample: toWorkSampleView(subject) }),
});

/**
 * Answers one stored file of a piece of work. The right to see it is checked at every request, since a profile may be
 * hidden at any time.
 */
export const getWorkFile = query({
  name: "workSamples.getFile",
  summary: "The bytes of a work sample's video, captions or picture",
  input: workFileInput,
  output: z.object({
    key: z.string(),
    contentType: z.string(),
    /** A video's facts as its own file states them, written into its bytes; null where it states none. */
    facts: z
      .object({
        ...{ creator: z.string(), credit: z.string(), copyright: z.string(), caption: z.string() },
        ...{ digitalSourceType: z.string(), dataMining: z.string(), dataMiningConstraints: z.string() },
      })
      .nullable(),
    isPublic: z.boolean(),
  }),
  access: { public: "Listed profiles show their work to everybody; the predicate hides the others." },
  subject: async ({ db, actor, input }) => {
    const [row] = await db
      .select({ sample: workSamples, isPublic: sql<boolean>`${profiles.listed}` })
      .from(workSamples)
      .innerJoin(profiles, eq(profiles.id, workSamples.profileId))
      .where(workFileVisibleTo(actor, input.id));
    const key = `work/${input.id}/${input.file}`;
    const contentType = row && contentTypeOf(row.sample, key);
    if (!contentType) return null;
    const { video } = row.sample;
    return { key, contentType, facts: key === video?.key ? factsOf(video) : null, isPublic: row.isPublic };
  },
  run: ({ subject }) => subject,
});

/** A reel states no more than its file said: nobody is asked for its credit. */
function factsOf({ stated }: WorkVideo) {
  if (!stated?.digitalSourceType && !stated?.dataMining) return null;
  return { creator: "", credit: "", copyright: "", caption: "", ...provenanceForFile(stated) };
}

function contentTypeOf({ pictureKey, video }: WorkSampleRow, key: string): string | null {
  if (key === pictureKey) return "image/webp";
  if (key === video?.captionsKey) return "text/vtt; charset=utf-8";
  return key === video?.key ? video.contentType : null;
}
