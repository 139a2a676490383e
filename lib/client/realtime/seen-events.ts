import { isOnceOnly } from "@/lib/core/live-events";

const REMEMBERED = 500;

/** Detects doubles among the last 500 events of a listener. */
export class SeenEvents {
  readonly #keys = new Set<string>();

  /** True the first time. Always true for events that may repeat, such as a pitch's changes or typing. */
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
