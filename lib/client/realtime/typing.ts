export const TYPING_EVENT = "client-typing";

/** Pusher allows ten client events a second; one in two seconds keeps "is typing" alive. */
const SEND_EVERY_MS = 2000;
/** This is longer than the sender's pause, so that steady typing does not flicker. */
const SHOWN_FOR_MS = 4000;

/** Returns a function to call at every key: it sends at most one signal in two seconds. */
export function makeTypingSender(send: () => boolean, now: () => number = () => performance.now()) {
  let lastSent = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() - lastSent < SEND_EVERY_MS) return;
    if (send()) lastSent = now();
  };
}

/** Each signal of a person counts for four seconds, or until their message is there. */
export class TypingWatch {
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #onChange: (memberIds: string[]) => void;

  constructor(onChange: (memberIds: string[]) => void) {
    this.#onChange = onChange;
  }

  signal(memberId: string): void {
    const running = this.#timers.get(memberId);
    clearTimeout(running);
    this.#timers.set(
      memberId,
      setTimeout(() => this.stop(memberId), SHOWN_FOR_MS),
    );
    if (running === undefined) this.#notify();
  }

  stop(memberId: string): void {
    clearTimeout(this.#timers.get(memberId));
    if (this.#timers.delete(memberId)) this.#notify();
  }

  clear(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    if (this.#timers.size === 0) return;
    this.#timers.clear();
    this.#notify();
  }

  #notify(): void {
    this.#onChange([...this.#timers.keys()]);
  }
}
