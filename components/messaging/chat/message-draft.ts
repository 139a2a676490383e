import type { ApiResult } from "@/lib/client/api-types";
import type { DraftSchema, StoredDraft } from "@/lib/client/stored-draft";
import type { MessageDraftView } from "@/lib/domain/messaging/messages/schema";

/** The text follows the server's draft of this counter; `isSaved` says whether the server has it. */
type Typed = { text: string; counter: number; isSaved: boolean };

export const typedDraft: DraftSchema<Typed> = {
  safeParse: (stored) => {
    const { text, counter, isSaved } = (stored ?? {}) as Partial<Record<keyof Typed, unknown>>;
    return typeof text === "string" && Number.isInteger(counter) && typeof isSaved === "boolean"
      ? { success: true, data: { text, counter: Number(counter), isSaved } }
      : { success: false };
  },
};

type SaveResult = ApiResult<{ draft: Pick<MessageDraftView, "text" | "counter">; saved: boolean }>;
type Ports = {
  save: (body: { text: string; counter: number }) => Promise<SaveResult>;
  /** This tab stores it at once. */
  stored: StoredDraft<Typed>;
};

const SAVE_MS = 1500;

/**
 * What is being typed in a conversation is stored in this tab at once, and a moment later for one's other devices.
 * Another device's draft shows here unless something was typed here that is not saved yet: that is the later one.
 */
export class MessageDraft {
  readonly #ports: Ports;
  readonly #watchers = new Set<() => void>();
  #typed: Typed;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** It grows with each message that is sent: a save that was on its way belongs to the one before. */
  #sent = 0;

  constructor(ports: Ports, { text, counter }: Pick<MessageDraftView, "text" | "counter">) {
    this.#ports = ports;
    this.#typed = { text, counter, isSaved: true };
  }

  getText = (): string => this.#typed.text;

  subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  #set(changed: Partial<Typed>): void {
    const { text } = this.#typed;
    this.#typed = { ...this.#typed, ...changed };
    this.#ports.stored.write(this.#typed.isSaved && this.#typed.text === "" ? null : this.#typed);
    if (this.#typed.text !== text) for (const watcher of this.#watchers) watcher();
  }

  /** Takes what this tab has stored, unless the server has something later. */
  open = (): void => {
    const stored = this.#ports.stored.read();
    if (!stored || !this.#typed.isSaved) return;
    const { counter } = this.#typed;
    if (stored.isSaved && stored.counter < counter) return;
    this.#set({ ...stored, counter: Math.max(counter, stored.counter) });
    if (!stored.isSaved) this.#saveSoon();
  };

  write = (text: string): void => {
    this.#set({ text, isSaved: false });
    this.#saveSoon();
  };

  /** The server's draft was read again. */
  take = ({ text, counter }: Pick<MessageDraftView, "text" | "counter">): void => {
    if (counter <= this.#typed.counter) return;
    this.#set(this.#typed.isSaved ? { text, counter } : { counter });
  };

  /** The message is sent. Answers the counter up to which it ends the server's draft as well. */
  clear = (): number => {
    clearTimeout(this.#timer);
    this.#sent += 1;
    const { counter } = this.#typed;
    this.#set({ text: "", counter: counter > 0 ? counter + 1 : 0, isSaved: true });
    return counter;
  };

  #saveSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.save, SAVE_MS);
  }

  save = async (): Promise<void> => {
    clearTimeout(this.#timer);
    if (this.#typed.isSaved) return;
    const sent = this.#sent;
    const { text } = this.#typed;
    const counter = this.#typed.counter + 1;
    this.#set({ counter });
    const response = await this.#ports.save({ text, counter });
    if (!response.ok || sent !== this.#sent) return;
    const { draft, saved } = response.data;
    const isSaved = this.#typed.text === text && (saved || draft.text === text);
    this.#set({ counter: Math.max(this.#typed.counter, draft.counter), isSaved });
    // Another device was ahead: what was typed here is the later one, and its next save is above.
    if (!saved && !isSaved) this.#saveSoon();
  };
}
