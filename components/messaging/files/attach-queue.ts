import { Upload } from "tus-js-client";
import { actingHeaders } from "@/lib/acting";
import { api } from "@/lib/client/api";
import type { ApiFailure, ApiResult } from "@/lib/client/api-types";
import { PASSING } from "@/lib/client/attempt";
import { upload } from "@/lib/client/upload";
import { drawFrame } from "@/lib/client/video-frame";
import { fileMessages, MAX_FILES } from "@/lib/domain/messaging/files/rules";
import type { MessageFileView, UploadView } from "@/lib/domain/messaging/files/schema";
import { fileLimits } from "@/lib/utils/file-limits";
import { uuidv7 } from "@/lib/utils/uuid";

/** A file beside the field, on its way or ready to be sent. */
export type AttachedFile = {
  key: string;
  name: string;
  /** In bytes, all of it and what has left this computer. */
  size: number;
  sent: number;
  /** `stopped` goes on from where it is, `refused` never does. */
  state: "sending" | "checking" | "stopped" | "ready" | "refused";
  problem: string | null;
  /** The page was reloaded: going on needs the same file to be chosen once more. */
  needsFile: boolean;
  file: MessageFileView | null;
};

/** A larger file goes in pieces, so that a lost connection costs one of them alone. */
const WHOLE_BYTES = 5 * 1024 * 1024;
const PIECE_BYTES = 2 * 1024 * 1024;
const RETRY_MS = [0, 1000, 3000, 5000];
/** Checking a large video takes longer than one call waits; asking again answers the same file. */
const CHECKS = 8;

type Work = { source?: File; uploadId?: string; stop?: () => void };
type Result = ApiResult<{ file: MessageFileView }>;

/** The files beside a conversation's field: each is uploaded at once, goes on after a lost line, and can be taken back. */
export class AttachQueue {
  readonly #conversationId: string;
  readonly #onChange: (files: AttachedFile[]) => void;
  readonly #work = new Map<string, Work>();
  #files: AttachedFile[] = [];

  constructor(conversationId: string, onChange: (files: AttachedFile[]) => void) {
    this.#conversationId = conversationId;
    this.#onChange = onChange;
  }

  add(sources: readonly File[]): void {
    let places = MAX_FILES - this.#files.filter(({ state }) => state !== "refused").length;
    const added = sources.map((source): AttachedFile => {
      const { name, size } = source;
      const problem =
        size > fileLimits.asset.bytes
          ? fileLimits.asset.sentence
          : size === 0
            ? "The file is empty"
            : places <= 0
              ? fileMessages.tooMany
              : null;
      if (!problem) places--;
      const key = uuidv7();
      this.#work.set(key, { source });
      return {
        ...{ key, name, size, sent: 0, state: problem ? "refused" : "sending", problem },
        ...{ needsFile: false, file: null },
      };
    });
    this.#set([...this.#files, ...added]);
    for (const { key, state } of added) if (state === "sending") void this.#send(key);
  }

  /** Shows what was added before the page was loaded. */
  async restore(): Promise<void> {
    const params = { id: this.#conversationId };
    const response = await api.get("/messages/conversations/{id}/files/unsent", { params });
    if (!response.ok) return;
    const known = new Set(this.#files.map(({ file }) => file?.id));
    const ready = response.data.files.filter(({ id }) => !known.has(id)).map(readyFile);
    const stopped = response.data.uploads.map((row) => {
      const shown = stoppedUpload(row);
      this.#work.set(shown.key, { uploadId: row.id });
      return shown;
    });
    this.#set([...ready, ...stopped, ...this.#files]);
  }

  /** Shows files that the server has and no message holds any more. */
  bring(files: readonly MessageFileView[]): void {
    const known = new Set(this.#files.map(({ file }) => file?.id));
    this.#set([...this.#files, ...files.filter(({ id }) => !known.has(id)).map(readyFile)]);
  }

  /** Goes on with a file that stopped; `source` is the same one, where the page has lost it. */
  goOn(key: string, source?: File): void {
    const shown = this.#files.find((file) => file.key === key);
    const work = this.#work.get(key);
    if (!shown || !work || shown.state !== "stopped") return;
    const file = source ?? work.source;
    if (!file) return;
    if (file.name !== shown.name || file.size !== shown.size) {
      this.#change(key, { problem: `This is not ${shown.name}` });
      return;
    }
    this.#work.set(key, { ...work, source: file });
    this.#change(key, { state: "sending", problem: null, needsFile: false });
    void this.#send(key);
  }

  /** The line is back: what it stopped goes on. */
  goOnWithAll(): void {
    for (const { key, state, needsFile } of this.#files)
      if (state === "stopped" && !needsFile) this.goOn(key);
  }

  /** Takes a file back, here and at the server. */
  remove(key: string): void {
    const { stop, uploadId } = this.#work.get(key) ?? {};
    const file = this.#files.find((one) => one.key === key)?.file;
    stop?.();
    this.#forget([key]);
    if (file) void api.delete("/messages/files/{id}", { params: { id: file.id } });
    else if (uploadId)
      void fetch(`/api/v1/messages/uploads/${uploadId}`, { method: "DELETE", headers: actingHeaders() });
  }

  /** Hands over the files that are ready, which are then a message's. */
  take(): MessageFileView[] {
    const ready = this.#files.filter(({ state }) => state === "ready");
    this.#forget(ready.map(({ key }) => key));
    return ready.flatMap(({ file }) => file ?? []);
  }

  async #send(key: string): Promise<void> {
    const { source } = this.#work.get(key) ?? {};
    if (!source) return;
    const isWhole = source.size <= WHOLE_BYTES;
    const uploaded = await (isWhole ? this.#sendWhole(key, source) : this.#sendPieces(key, source));
    const result = await withPoster(uploaded, source);
    // It was taken back meanwhile.
    if (!this.#work.has(key)) return;
    if (result.ok) return this.#change(key, { state: "ready", sent: source.size, file: result.data.file });
    const { code, message } = result;
    if (PASSING.has(code)) this.#change(key, { state: "stopped", problem: null });
    else this.#change(key, { state: "refused", problem: message });
  }

  #sendWhole(key: string, source: File): Promise<Result> {
    const control = new AbortController();
    this.#note(key, { stop: () => control.abort() });
    return upload({
      ...{ path: "/messages/conversations/{id}/files", id: this.#conversationId, fields: { file: source } },
      ...{ idempotencyKey: key, signal: control.signal },
      onProgress: (share) => this.#moved(key, Math.min(share, 1) * source.size, source.size),
    });
  }

  async #sendPieces(key: string, source: File): Promise<Result> {
    const sha256 = await digestOf(source);
    const failure = await new Promise<ApiFailure | null>((resolve) => {
      const { uploadId } = this.#work.get(key) ?? {};
      const piecewise = new Upload(source, {
        endpoint: `/api/v1/messages/conversations/${this.#conversationId}/uploads`,
        uploadUrl: uploadId ? `/api/v1/messages/uploads/${uploadId}` : null,
        chunkSize: PIECE_BYTES,
        retryDelays: RETRY_MS,
        headers: actingHeaders(),
        metadata: { filename: source.name, sha256 },
        // The server itself says after a reload what has not arrived.
        storeFingerprintForResuming: false,
        onUploadUrlAvailable: () => this.#note(key, { uploadId: piecewise.url?.split("/").at(-1) }),
        onProgress: (sent, size) => this.#moved(key, sent, size),
        onSuccess: () => resolve(null),
        onError: (error) => resolve(refusalIn(error)),
      });
      this.#note(key, { stop: () => void piecewise.abort() });
      piecewise.start();
    });
    if (failure) return failure;
    this.#change(key, { state: "checking", sent: source.size });
    const result = await this.#check(this.#work.get(key)?.uploadId ?? "");
    // The server has given up what it refused.
    if (!result.ok && !PASSING.has(result.code)) this.#note(key, { uploadId: undefined });
    return result;
  }

  async #check(id: string, left = CHECKS): Promise<Result> {
    const response = await api.post("/messages/uploads/{id}/file", { params: { id }, body: {} });
    return !response.ok && response.code === "unreachable" && left > 1 ? this.#check(id, left - 1) : response;
  }

  #moved(key: string, sent: number, size: number): void {
    this.#change(key, { sent, state: sent < size ? "sending" : "checking" });
  }

  #note(key: string, changed: Partial<Work>): void {
    const work = this.#work.get(key);
    if (work) this.#work.set(key, { ...work, ...changed });
  }

  #forget(keys: readonly string[]): void {
    for (const key of keys) this.#work.delete(key);
    this.#set(this.#files.filter(({ key }) => !keys.includes(key)));
  }

  #change(key: string, changed: Partial<AttachedFile>): void {
    this.#set(this.#files.map((file) => (file.key === key ? { ...file, ...changed } : file)));
  }

  #set(files: AttachedFile[]): void {
    this.#files = files;
    this.#onChange(files);
  }
}

/** A video is sent with a frame of it. Without one it is sent all the same, and its reader's browser shows its start. */
async function withPoster(uploaded: Result, source: File): Promise<Result> {
  if (!uploaded.ok || uploaded.data.file.kind !== "video") return uploaded;
  const poster = (await drawFrame(source))?.poster;
  if (!poster) return uploaded;
  const { id } = uploaded.data.file;
  const set = await upload({ path: "/messages/files/{id}/poster", id, fields: { file: poster } });
  return set.ok ? set : uploaded;
}

const readyFile = (file: MessageFileView): AttachedFile => ({
  ...{ key: file.id, name: file.name, size: file.size, sent: file.size, state: "ready", problem: null },
  ...{ needsFile: false, file },
});

const stoppedUpload = ({ id, name, size, received }: UploadView): AttachedFile => ({
  ...{ key: id, name, size, sent: received, state: "stopped", problem: null, needsFile: true, file: null },
});

async function digestOf(source: File): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await source.arrayBuffer()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** tus-js-client gives the answer that ended an upload, which is our envelope, or none where none came. */
function refusalIn(error: unknown): ApiFailure {
  const response = (error as { originalResponse?: { getBody(): string } | null }).originalResponse;
  try {
    return { ok: false, ...JSON.parse(response?.getBody() ?? "").error };
  } catch {
    return { ok: false, code: "unreachable", message: "" };
  }
}
