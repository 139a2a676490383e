import { upload } from "@/lib/client/upload";
import type { AssetKind, AssetView } from "@/lib/domain/newsrooms/assets/schema";
import { fileLimits } from "@/lib/utils/file-limits";
import { uuidv7 } from "@/lib/utils/uuid";
import { type InspectedFile, inspectFile } from "./inspect-file";

export type QueuedUpload = {
  key: string;
  /** It is sent with every try, so that one whose answer was lost makes one asset. */
  idempotencyKey: string;
  file: File;
  kind: AssetKind;
  seen: InspectedFile | null;
  state: "waiting" | "sending" | "failed";
  /** The share of the file that is sent, 0..1. */
  share: number;
  problem: string | null;
  /** The same file may well go through another time; what was refused for what it is will not. */
  mayRetry: boolean;
};

/** These are problems of the file itself: too large, of a wrong type, unreadable. */
const REFUSED = new Set(["invalid_input", "too_large", "unsupported_media_type"]);

const KEY = "upload-";

/** So many files are sent at once: more would each be slower, and all of them would look stuck. */
const AT_ONCE = 2;

type Options = {
  onChange: (items: QueuedUpload[]) => void;
  /** `place` counts the files as they were added: they need not arrive in that order. */
  onDone: (asset: AssetView, place: number) => void;
  /** These fields are sent with every file. */
  fields?: Record<string, string>;
};

/** A screen sends a few uploads at a time, each with its progress, and cancels or repeats each by itself. */
export class UploadQueue {
  #items: QueuedUpload[] = [];
  #running = new Map<string, AbortController>();
  #made = 0;
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  add(files: readonly File[]) {
    const added = files.map((file): QueuedUpload => {
      const key = `${KEY}${++this.#made}`;
      const tooLarge = file.size > fileLimits.asset.bytes ? fileLimits.asset.sentence : null;
      return {
        key,
        idempotencyKey: uuidv7(),
        file,
        kind: guessKind(file),
        seen: null,
        share: 0,
        mayRetry: !tooLarge,
        state: tooLarge ? "failed" : "waiting",
        problem: tooLarge,
      };
    });
    this.#set([...this.#items, ...added]);
    this.#next();
  }

  retry(key: string) {
    this.#change(key, { state: "waiting", share: 0, problem: null });
    this.#next();
  }

  /** Ends an upload, running or not, and takes it off the list. */
  cancel(key: string) {
    this.#set(this.#items.filter((item) => item.key !== key));
    this.#running.get(key)?.abort();
  }

  #next() {
    while (this.#running.size < AT_ONCE) {
      const item = this.#items.find(({ state }) => state === "waiting");
      if (!item) return;
      void this.#send(item);
    }
  }

  async #send({ key, idempotencyKey, file, seen: inspected }: QueuedUpload) {
    const control = new AbortController();
    this.#running.set(key, control);
    this.#change(key, { state: "sending" });
    // The file is inspected once: another frame of a video would be another upload.
    const seen = inspected ?? (await inspectFile(file));
    this.#change(key, { seen, kind: seen.kind });
    const response = await upload({
      path: "/assets",
      // The kind is left to the content, which knows better than a name.
      fields: { ...this.#options.fields, file, poster: seen.poster ?? undefined },
      idempotencyKey,
      onProgress: (share) => this.#change(key, { share }),
      signal: control.signal,
    });
    this.#running.delete(key);
    if (response.ok) {
      this.#set(this.#items.filter((item) => item.key !== key));
      this.#options.onDone(response.data.asset, Number(key.slice(KEY.length)));
    } else {
      const mayRetry = !REFUSED.has(response.code);
      this.#change(key, { state: "failed", problem: response.message, mayRetry });
    }
    this.#next();
  }

  #change(key: string, changed: Partial<QueuedUpload>) {
    this.#set(this.#items.map((item) => (item.key === key ? { ...item, ...changed } : item)));
  }

  #set(items: QueuedUpload[]) {
    this.#items = items;
    this.#options.onChange(items);
  }
}

function guessKind({ type }: File): AssetKind {
  if (type.startsWith("image/")) return "photo";
  return type.startsWith("video/") ? "video" : "resource";
}
