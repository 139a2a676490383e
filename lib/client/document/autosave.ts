const PAUSE_MS = 1000;
/** Text that is typed without a pause is saved this often. */
const LONGEST_PAUSE_MS = 5000;
const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 30_000;

/**
 * Saves after a pause in typing, or some seconds after the first change where there is none, and again after a failure.
 * One save runs at a time.
 */
export class Autosave<Result> {
  readonly #save: () => Promise<Result>;
  readonly #now: () => number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #changedAt: number | undefined;
  #running: Promise<Result> | undefined;
  #failures = 0;
  #retrying = false;

  constructor(save: () => Promise<Result>, now: () => number = Date.now) {
    this.#save = save;
    this.#now = now;
  }

  /** The save that is running. */
  get running(): Promise<Result> | undefined {
    return this.#running;
  }

  /** A change needs no timer of its own after a failure, because the next try is scheduled already. */
  change(): void {
    if (this.#retrying) return;
    const now = this.#now();
    this.#changedAt ??= now;
    this.#wait(Math.max(0, Math.min(PAUSE_MS, this.#changedAt + LONGEST_PAUSE_MS - now)));
  }

  /** Saves now, or joins the save that is running. */
  flush(): Promise<Result> {
    this.stop();
    this.#running ??= this.#save().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Nothing is left to save, or nothing before the next change. */
  settle(): void {
    this.#changedAt = undefined;
  }

  succeed(): void {
    this.#failures = 0;
  }

  /** Tries again, later after each failure. */
  retry(): void {
    this.settle();
    this.#retrying = true;
    this.#wait(Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures));
    this.#failures += 1;
  }

  stop(): void {
    this.#retrying = false;
    clearTimeout(this.#timer);
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }
}
