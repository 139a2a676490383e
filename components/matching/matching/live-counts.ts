import type { LiveEventName } from "@/lib/core/live-events";
import type { MatchingCounts } from "@/lib/domain/matching/matches/schema";

/** After any of these events the counts may differ. */
export const countedEvents = [
  "match.created",
  "pitch.updated",
  "message.created",
  "message.read",
  "message.deleted",
] as const satisfies readonly LiveEventName[];

/** Several events of one moment cause one read. */
const PAUSE_MS = 300;

/** The counts on the rail are read again when something happens after the page was drawn, once for several things. */
export class LiveCounts {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  readonly #read: () => Promise<MatchingCounts | null>;
  readonly #show: (counts: MatchingCounts) => void;

  /** `read` answers null where the server could not be asked: what is shown stays. */
  constructor(read: () => Promise<MatchingCounts | null>, show: (counts: MatchingCounts) => void) {
    this.#read = read;
    this.#show = show;
  }

  refresh = (): void => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), PAUSE_MS);
  };

  stop = (): void => {
    clearTimeout(this.#timer);
    this.#asked += 1;
  };

  async #ask(): Promise<void> {
    this.#asked += 1;
    const turn = this.#asked;
    const counts = await this.#read();
    // A response that a later one overtook is outdated.
    if (counts && turn === this.#asked) this.#show(counts);
  }
}

const shown = new Set<LiveCounts>();

/** `refreshCounts` reaches it until the returned function is called. */
export function followCounts(counts: LiveCounts): () => void {
  shown.add(counts);
  return () => {
    shown.delete(counts);
    counts.stop();
  };
}

/** This window gets no event of an act of its own. */
export function refreshCounts(): void {
  for (const counts of shown) counts.refresh();
}
