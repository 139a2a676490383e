import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { messageFiles } from "@/db/schema/messages";
import type { Db } from "@/db/types";
import { signHmac, verifyHmac } from "@/lib/platform/crypto/hmac";
import { ADDRESS_SECONDS } from "./rules";
import type { MessageFileView } from "./schema";

export type MessageFileRow = typeof messageFiles.$inferSelect;

/** It goes with no message yet, neither at once nor at its time. */
export const isUnsent = and(isNull(messageFiles.messageId), isNull(messageFiles.scheduledId));

const PURPOSE = "message-file";
const signed = (id: string, profileId: string, until: number) => `${id} ${profileId} ${until}`;

/** Verifies that an address was made for this file and this reader, and still works. */
export const isAddressOf = (
  { id, until, sig }: { id: string; until: number; sig: string },
  profileId: string,
  now: Date,
): boolean => until * 1000 > now.getTime() && verifyHmac(PURPOSE, signed(id, profileId, until), sig);

/** What an address of a file says, so that it works for one party alone and for an hour or two. */
export function signAddress(id: string, profileId: string, now: Date) {
  const until = (Math.floor(now.getTime() / 1000 / ADDRESS_SECONDS) + 2) * ADDRESS_SECONDS;
  return { until: String(until), sig: signHmac(PURPOSE, signed(id, profileId, until)) };
}

/** A file as `profileId`, one of the two parties, sees it. */
export function toFileView(row: MessageFileRow, profileId: string, now: Date): MessageFileView {
  const query = new URLSearchParams({ as: profileId, ...signAddress(row.id, profileId, now) });
  const url = `/files/messages/${row.id}?${query}`;
  const { id, kind, name, contentType, size, width, height, duration, blur, scan } = row;
  return {
    ...{ id, kind, name, url, previewUrl: row.previewKey ? `${url}&preview=1` : null },
    ...{ contentType, size, width, height, duration, blur, scan },
  };
}

/** Reads the files of messages, or of those that wait for their time, by message, in their places. */
export async function readFilesOf(
  db: Db,
  ids: string[],
  column: "messageId" | "scheduledId" = "messageId",
): Promise<Map<string, MessageFileRow[]>> {
  const found = new Map<string, MessageFileRow[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .select()
    .from(messageFiles)
    .where(inArray(messageFiles[column], ids))
    .orderBy(asc(messageFiles[column]), asc(messageFiles.place));
  for (const row of rows) {
    const id = row[column] ?? "";
    found.set(id, [...(found.get(id) ?? []), row]);
  }
  return found;
}

/** Reads files that a side uploaded and has not sent, or promised to a scheduled message, by their ids. */
export async function readUnsentFiles(
  db: Db,
  profileId: string,
  ids: string[],
): Promise<Map<string, MessageFileRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(messageFiles)
    .where(and(inArray(messageFiles.id, ids), eq(messageFiles.profileId, profileId), isUnsent));
  return new Map(rows.map((row) => [row.id, row]));
}
