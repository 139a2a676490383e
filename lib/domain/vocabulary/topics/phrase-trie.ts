interface Node<T> {
  next: Map<string, Node<T>>;
  values: T[];
}

export interface PhraseHit<T> {
  /** The phrase's words, joined; equal for equal phrases. */
  key: string;
  words: number;
  values: readonly T[];
}

/** Finds known phrases in a list of words; the longest phrase at a place wins and its words are used up. */
export class PhraseTrie<T> {
  private readonly root: Node<T> = { next: new Map(), values: [] };

  add(words: readonly string[], value: T): void {
    if (words.length === 0) return;
    let node = this.root;
    for (const word of words) {
      let child = node.next.get(word);
      if (!child) {
        child = { next: new Map(), values: [] };
        node.next.set(word, child);
      }
      node = child;
    }
    if (!node.values.includes(value)) node.values.push(value);
  }

  /** It is linear: each word starts one lookup, never longer than the longest phrase. */
  find(words: readonly string[]): PhraseHit<T>[] {
    const hits: PhraseHit<T>[] = [];
    let at = 0;
    while (at < words.length) {
      let node: Node<T> | undefined = this.root;
      let values: readonly T[] = [];
      let length = 0;
      for (let end = at; end < words.length; end++) {
        node = node.next.get(words[end] ?? "");
        if (!node) break;
        if (node.values.length > 0) {
          values = node.values;
          length = end - at + 1;
        }
      }
      if (length > 0) hits.push({ key: words.slice(at, at + length).join(" "), words: length, values });
      at += Math.max(1, length);
    }
    return hits;
  }
}
