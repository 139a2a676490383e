import { isOnceOnly } from "@/lib/core/live-events";

const REMEMBERED = 500;

/** A listener's last 500 events are enough to detect duplicates. */
export class SeenEvents {
  readonly #keys = new Set<string>();

  /** Returns true the first time, and always for events that may repeat, such as a pitch's changes or typing. */
  isNew(name: string, data: unknown): boolean {
    if (!isOnceOnly(name)) return true;
    const key = `${name} ${JSON.stringify(data)}`;
    if (this.#keys.has(key)) return false;
    this.#keys.add(key);
    const [oldest] = this.#keys;
    if (this.#keys.size > REMEMBERED && oldest !== undefined) this.#keys.delete(oldest);
    return true;
  }
}
