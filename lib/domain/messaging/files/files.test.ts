import { readFile } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Actor } from "@/lib/core/actor";
import { execute } from "@/lib/core/execute";
import { removeFilesJob } from "@/lib/core/remove-files-job";
import { deleteMessage } from "@/lib/domain/messaging/messages/commands/manage";
import { sendMessage } from "@/lib/domain/messaging/messages/commands/send";
import { listConversations, listMessages } from "@/lib/domain/messaging/messages/queries/read";
import { makeJobActor } from "@/lib/platform/jobs/job-actor";
import { resetSettings } from "@/lib/platform/settings/settings";
import { storage } from "@/lib/platform/storage/storage";
import { StorageFullError } from "@/lib/platform/storage/storage-error";
import type { UploadedFile } from "@/lib/platform/uploads/uploaded-file";
import { makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { A_PDF, plainPicture, sent } from "@/tests/factories/assets";
import { outcomeOf, refusalOf, tally } from "@/tests/factories/outcome";
import { makeCollaboration, makePair } from "@/tests/factories/pitches";
import { plainVideo, voiceNote } from "@/tests/factories/videos";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { addMessageFile, removeMessageFile, setFilePoster } from "./commands/add";
import { renderMessageFileJob } from "./commands/render";
import { sweepUnsentFiles } from "./commands/sweep";
import { appendUpload, dropUpload, finishUpload, startUpload } from "./commands/upload";
import {
  getMessageFile,
  listConversationFiles,
  listUnsentFiles,
  readUpload,
  zipConversationFiles,
} from "./queries";
import { fileMessages } from "./rules";
import type { MessageFileView } from "./schema";

const { sql } = testDatabase();
let brand: TestAccount;
let press: TestAccount;
let conversationId: string;

beforeEach(async () => {
  await moveClock(sql(), "0");
  ({ brand, press } = await makePair());
  await makeCollaboration(brand, press);
  conversationId = (await execute(brand.actor, listConversations, {})).conversations[0]?.id ?? "";
});

const add = async (file = sent(A_PDF, "terms.pdf"), by = brand) =>
  (await execute(by.actor, addMessageFile, { id: conversationId, file })).file;
const send = async (input: object, by = brand) =>
  (await execute(by.actor, sendMessage, { conversationId, ...input })).message;
const open = (actor: Actor, { url }: Pick<MessageFileView, "url">) => {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  return execute(actor, getMessageFile, {
    id: pathname.split("/").at(-1) ?? "",
    ...Object.fromEntries(searchParams),
  });
};
const storedFiles = async () => {
  const keys: string[] = [];
  for await (const key of (await storage()).list("messages")) keys.push(key);
  return keys;
};

describe("files of a message", () => {
  it("are uploaded, sent in their order, and opened by both parties alone", async () => {
    const picture = await add(sent(await plainPicture(), "stand.jpg"));
    const terms = await add();
    expect(picture).toMatchObject({ kind: "picture", name: "stand.jpg", scan: "unscanned" });
    expect(picture.width).toBeGreaterThan(0);
    const message = await send({ attachments: [terms.id, picture.id] });
    expect(message.attachments.map(({ name }) => name)).toEqual(["terms.pdf", "stand.jpg"]);
    const { messages } = await execute(press.actor, listMessages, { id: conversationId });
    const [theirs] = messages[0]?.attachments ?? [];
    expect((await open(press.actor, theirs ?? terms)).saveAs).toBe("terms.pdf");
    expect((await open(brand.actor, terms)).key).toContain(terms.id);
    const stranger = await makeAccount({ userType: "press" });
    const others = [
      [stranger, theirs],
      [press, terms],
      [brand, theirs],
    ] as const;
    for (const [{ actor }, file] of others)
      expect(await outcomeOf(open(actor, file ?? terms))).toBe("not_found");
  });

  it("are called by what they hold, in the conversation, on the disk and in the zip", async () => {
    const page = sent(
      `${A_PDF.slice(0, 9)}<html><script>alert(1)</script></html>${A_PDF.slice(8)}`,
      "report.html",
    );
    const sound = sent(await voiceNote(), "setup.hta");
    const files = [
      page,
      sound,
      sent(await plainPicture(9, 9, "png"), "x.jar"),
      sent(await plainPicture(), "a.JPEG"),
    ];
    const names = ["report.pdf", "setup.webm", "x.png", "a.JPEG"];
    const fields = Object.fromEntries(files.map((file, n) => [`attachment_${n}`, file]));
    const { attachments } = await send(fields);
    expect(attachments.map(({ name }) => name)).toEqual(names);
    // An earlier version stored names as they were typed.
    await sql()`update message_files set name = 'report.html' where id = ${attachments[0]?.id ?? ""}`;
    for (const [n, { url }] of attachments.entries())
      expect((await open(brand.actor, { url: `${url}&save=1` })).saveAs).toBe(names[n]);
    const zipped = await execute(press.actor, zipConversationFiles, { id: conversationId });
    expect(zipped.files.map(({ name }) => name)).toEqual(names);
  });

  it("are not opened by the other party before they are sent, nor after their time", async () => {
    const file = await add();
    expect(await outcomeOf(open(brand.actor, file))).toBe("ok");
    const { searchParams } = new URL(file.url, "http://localhost");
    const until = Number(searchParams.get("until")) - 7200 - 3600;
    const past = file.url.replace(/until=\d+/, `until=${until}`);
    expect(await outcomeOf(open(brand.actor, { url: past }))).toBe("not_found");
  });

  it("come with the message as multipart does, and make it enough by themselves", async () => {
    const files = { attachment_0: sent(A_PDF, "a.pdf"), attachment_1: sent(await plainPicture(), "b.jpg") };
    const message = await send({ content: "", ...files });
    expect(message.content).toBe("");
    expect(message.attachments.map(({ name }) => name)).toEqual(["a.pdf", "b.jpg"]);
    expect(await refusalOf(send({ content: "  " }))).toMatchObject({
      ...{ code: "invalid_input", fields: { content: ["Message is required"] } },
    });
  });

  it("are ten at most, and each is sent once, by who uploaded it", async () => {
    const many = Object.fromEntries(
      Array.from({ length: 11 }, (_, n) => [`attachment_${n + 1}`, sent(A_PDF)]),
    );
    expect(await refusalOf(send(many))).toMatchObject({ fields: { attachments: [fileMessages.tooMany] } });
    const file = await add();
    expect(await refusalOf(send({ attachments: [file.id] }, press))).toMatchObject({
      ...{ fields: { attachments: [fileMessages.unknown] } },
    });
    const sends = Array.from({ length: 20 }, () => send({ attachments: [file.id] }));
    expect(await tally(sends)).toEqual({ ok: 1, invalid_input: 19 });
  });

  it("leave nothing behind where the message is refused, repeated or taken back", async () => {
    const before = await storedFiles();
    const stranger = await makeAccount({ userType: "press" });
    await refusalOf(send({ attachment_0: sent(A_PDF) }, stranger));
    expect(await outcomeOf(add(sent("MZ a program"), stranger))).toBe("not_found");
    const broken = { attachment_0: sent(A_PDF), attachment_1: sent("MZ not a picture", "run.jpg") };
    expect(await outcomeOf(send(broken))).toBe("unsupported_media_type");
    expect(await storedFiles()).toEqual(before);
    const clientKey = "0190a5f0-0000-7000-8000-000000000001";
    const first = await send({ clientKey, attachment_0: sent(A_PDF) });
    const second = await send({ clientKey, attachment_0: sent(A_PDF) });
    expect(second.id).toBe(first.id);
    expect(second.attachments).toHaveLength(1);
    await execute(brand.actor, deleteMessage, { id: first.id });
    const rows = await sql()`select 1 from message_files where conversation_id = ${conversationId}`;
    expect(rows).toHaveLength(0);
    const [attachment] = first.attachments;
    expect(await outcomeOf(open(brand.actor, attachment ?? { url: "/files/messages/x" }))).toBe("not_found");
  });

  it("are taken back before they are sent, and go after a day", async () => {
    const file = await add();
    expect(await outcomeOf(execute(press.actor, removeMessageFile, { id: file.id }))).toBe("not_found");
    await execute(brand.actor, removeMessageFile, { id: file.id });
    const [forgotten, sentOne] = [await add(), await add()];
    await send({ attachments: [sentOne.id] });
    await moveClock(sql(), "25 hours");
    await execute(makeJobActor("tests.sweep"), sweepUnsentFiles, {});
    const left = await sql()`select id from message_files where conversation_id = ${conversationId}`;
    expect(left.map(({ id }) => id)).toEqual([sentOne.id]);
    expect(await outcomeOf(send({ attachments: [forgotten.id] }))).toBe("invalid_input");
  });

  it("are bounded together for each profile", async () => {
    await add();
    await sql()`update message_files set size = 2147483640 where profile_id = ${brand.profileId}`;
    expect(await refusalOf(add())).toMatchObject({ message: fileMessages.quota });
  });

  it("are pictures with a smaller size that the worker makes, videos, and sound", async () => {
    const file = await add(sent(await plainPicture(), "stand.jpg"));
    expect(file.previewUrl).toBeNull();
    await renderMessageFileJob.run({
      payload: { fileId: file.id },
      actor: makeJobActor("tests.render"),
    } as never);
    const message = await send({ attachments: [file.id] });
    expect(message.attachments[0]?.previewUrl).toContain("preview=1");
    const video = await add(sent(plainVideo(), "walk.mov"));
    const note = await add(sent(await voiceNote(), "note.webm"));
    expect(note).toMatchObject({ kind: "audio", contentType: "audio/webm", width: null, duration: 1.98 });
    expect(video).toMatchObject({ kind: "video", contentType: "video/mp4", width: 640, duration: 12.5 });
  });

  it("are videos with a poster that their sender sets until they are sent", async () => {
    const frame = await plainPicture();
    const setPoster = async ({ id }: { id: string }, { actor } = brand, file = sent(frame)) =>
      (await execute(actor, setFilePoster, { id, file })).file;
    const [video, contract] = [await add(sent(plainVideo(), "walk.mov")), await add()];
    expect(await outcomeOf(setPoster(video, press, sent(A_PDF)))).toBe("not_found");
    expect(await refusalOf(setPoster(contract))).toMatchObject({
      fields: { file: [fileMessages.noVideo] },
    });
    expect(await outcomeOf(setPoster(video, brand, sent(A_PDF)))).toBe("unsupported_media_type");
    await setPoster(video);
    const { previewUrl } = await setPoster(video, brand, sent(await plainPicture(640, 360)));
    const message = await send({ attachments: [video.id] });
    expect(message.attachments[0]?.previewUrl).toBe(previewUrl);
    const [seen] = (await execute(press.actor, listConversationFiles, { id: conversationId })).files;
    expect(await open(press.actor, { url: seen?.previewUrl ?? "" })).toMatchObject({
      contentType: "image/webp",
    });
    expect(await outcomeOf(setPoster(video))).toBe("not_found");
  });

  it("are listed for the zip in pages, to a party alone", async () => {
    await send({ attachment_0: sent(A_PDF, "a.pdf"), attachment_1: sent(A_PDF, "a.pdf") });
    const { files, next } = await execute(press.actor, zipConversationFiles, { id: conversationId });
    expect([files.map(({ name }) => name), next]).toEqual([["a.pdf", "a.pdf"], null]);
    const stranger = await makeAccount({ userType: "press" });
    const listed = await execute(brand.actor, listConversationFiles, { id: conversationId, limit: 1 });
    expect(listed).toMatchObject({ count: 2, bytes: 2 * A_PDF.length, unscanned: 2 });
    expect([listed.files.length, listed.pagination.hasMore]).toEqual([1, true]);
    expect(await outcomeOf(execute(stranger.actor, zipConversationFiles, { id: conversationId }))).toBe(
      "not_found",
    );
  });
});

describe("the virus scanner", () => {
  const servers: ReturnType<typeof createServer>[] = [];
  afterEach(() => {
    delete process.env.CLAMD_URL;
    resetSettings();
    for (const server of servers.splice(0)) server.close();
  });

  /** Speaks as much of clamd's protocol as INSTREAM needs, and finds what holds "X5O". */
  async function startScanner(answer?: string) {
    const server = createServer((socket: Socket) => {
      let received = Buffer.alloc(0);
      socket.on("data", (piece) => {
        received = Buffer.concat([received, piece]);
        if (received.subarray(-4).equals(Buffer.alloc(4)))
          socket.end(`stream: ${answer ?? (received.includes("X5O") ? "Eicar FOUND" : "OK")}\0`);
      });
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    resetSettings();
    process.env.CLAMD_URL = `tcp://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  }

  it("is asked where there is one, and what it refuses is not stored", async () => {
    await startScanner();
    expect((await add()).scan).toBe("clean");
    const before = await storedFiles();
    expect(await refusalOf(add(sent(`${A_PDF}X5O\n`)))).toMatchObject({
      ...{ fields: { file: [fileMessages.infected] } },
    });
    expect(await storedFiles()).toEqual(before);
  });

  it("that fails lets the file through as unscanned", async () => {
    await startScanner("size limit exceeded ERROR");
    expect((await add()).scan).toBe("unscanned");
  });
});

describe("a file in pieces", () => {
  const whole = async () => sent(await plainPicture(), "winter-line.jpg");
  const start = async (file: UploadedFile, sha256 = file.digest) => {
    const { name, size } = file;
    return (await execute(brand.actor, startUpload, { id: conversationId, name, size, sha256 })).id;
  };
  const bytesOf = (file: UploadedFile) => readFile(file.path);
  const append = (id: string, offset: number, piece: Buffer, by = brand) =>
    execute(by.actor, appendUpload, { id, offset, piece: sent(piece) });
  const finish = (id: string, by = brand) => execute(by.actor, finishUpload, { id });

  it("goes on where it stopped, and is one file however often it is finished", async () => {
    const file = await whole();
    const bytes = await bytesOf(file);
    const id = await start(file);
    const half = Math.floor(bytes.length / 2);
    await append(id, 0, bytes.subarray(0, half));
    expect(await refusalOf(finish(id))).toMatchObject({ message: fileMessages.incomplete });
    expect((await execute(brand.actor, readUpload, { id })).received).toBe(half);
    expect(await outcomeOf(append(id, 0, bytes.subarray(0, half)))).toBe("conflict");
    expect((await execute(brand.actor, listUnsentFiles, { id: conversationId })).uploads).toMatchObject([
      { id, name: "winter-line.jpg", received: half },
    ]);
    await append(id, half, bytes.subarray(half));
    const files = await Promise.all(Array.from({ length: 5 }, () => finish(id)));
    expect(new Set(files.map((made) => made.file.id)).size).toBe(1);
    const unsent = await execute(brand.actor, listUnsentFiles, { id: conversationId });
    expect([unsent.files.map(({ name }) => name), unsent.uploads]).toEqual([["winter-line.jpg"], []]);
    const message = await send({ attachments: unsent.files.map((one) => one.id) });
    expect(message.attachments[0]).toMatchObject({ name: "winter-line.jpg", kind: "picture" });
  });

  it("is called by what it holds", async () => {
    const page = sent(A_PDF, "report.html");
    const id = await start(page);
    await append(id, 0, await bytesOf(page));
    expect((await finish(id)).file.name).toBe("report.pdf");
  });

  it("stays where it could not be checked for now", async () => {
    const file = await whole();
    const id = await start(file);
    await append(id, 0, await bytesOf(file));
    const put = vi.spyOn(await storage(), "put").mockRejectedValueOnce(new StorageFullError());
    expect(await outcomeOf(finish(id))).toBe("storage_full");
    put.mockRestore();
    expect(await outcomeOf(finish(id))).toBe("ok");
  });

  it("takes a piece once from 20 senders at a time", async () => {
    const file = await whole();
    const bytes = await bytesOf(file);
    const id = await start(file);
    const pieces = Array.from({ length: 20 }, () => append(id, 0, bytes));
    expect(await tally(pieces)).toEqual({ ok: 1, conflict: 19 });
    expect(await outcomeOf(finish(id))).toBe("ok");
  });

  it("is refused where it is not what was announced, larger, or no file for a message", async () => {
    const file = await whole();
    const bytes = await bytesOf(file);
    const other = await start(file, sent("another").digest);
    await append(other, 0, bytes);
    expect(await refusalOf(finish(other))).toMatchObject({ message: fileMessages.changed });
    const id = await start(sent(A_PDF));
    expect(await outcomeOf(append(id, 0, bytes))).toBe("invalid_input");
    const program = sent("MZ a program", "contract.pdf");
    const disguised = await start(program);
    await append(disguised, 0, await bytesOf(program));
    expect(await outcomeOf(finish(disguised))).toBe("unsupported_media_type");
    const full = await start(file);
    await append(full, 0, bytes);
    await add();
    await sql()`update message_files set size = 2147483640 where profile_id = ${brand.profileId}`;
    expect(await refusalOf(finish(full))).toMatchObject({ message: fileMessages.quota });
    await runRemovals();
    const left = await storedPieces();
    for (const refused of [other, disguised, full]) {
      expect(await outcomeOf(execute(brand.actor, readUpload, { id: refused }))).toBe("not_found");
      expect(left.filter((key) => key.includes(refused))).toEqual([]);
    }
    const unsent = await execute(brand.actor, listUnsentFiles, { id: conversationId });
    expect(unsent.uploads.map((upload) => upload.id)).toEqual([id]);
    const large = { id: conversationId, name: "ride.mov", size: 26 * 1024 * 1024, sha256: "0".repeat(64) };
    expect(await refusalOf(execute(brand.actor, startUpload, large))).toMatchObject({
      ...{ fields: { size: ["Please choose a file of at most 25 MB"] } },
    });
  });

  it("is its sender's alone, and leaves nothing when it is given up or a day old", async () => {
    const file = await whole();
    const [dropped, old] = [await start(file), await start(file)];
    for (const id of [dropped, old]) await append(id, 0, await bytesOf(file));
    const byTheOther = [
      append(dropped, 0, Buffer.from("a"), press),
      ...[finish(dropped, press), execute(press.actor, dropUpload, { id: dropped })],
    ];
    expect(await tally(byTheOther)).toEqual({ not_found: 3 });
    const program = sent("MZ a program", "contract.pdf");
    const disguised = await start(program);
    await append(disguised, 0, await bytesOf(program));
    expect(await outcomeOf(finish(disguised, press))).toBe("not_found");
    await execute(brand.actor, dropUpload, { id: dropped });
    await moveClock(sql(), "25 hours");
    await execute(makeJobActor("tests.sweep"), sweepUnsentFiles, {});
    await runRemovals();
    const isOfThese = (key: string) => key.includes(dropped) || key.includes(old);
    expect((await storedPieces()).filter(isOfThese)).toEqual([]);
  });
});

const storedPieces = async () => {
  const keys: string[] = [];
  for await (const key of (await storage()).list("uploads")) keys.push(key);
  return keys;
};

/** Does what the worker does with the removals that are waiting. */
async function runRemovals() {
  const jobs = await sql()<{ payload: { data: never } }[]>`
    select payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = ${removeFilesJob.name}`;
  for (const { payload } of jobs) await removeFilesJob.run({ payload } as never);
}
