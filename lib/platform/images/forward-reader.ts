/** Reads a file from its front, piece by piece, and holds no more of it than was asked for. */
export class ForwardReader {
  readonly #pieces: AsyncIterator<Buffer>;
  #held: Buffer = Buffer.alloc(0);
  #at = 0;

  constructor(file: AsyncIterable<Buffer>) {
    this.#pieces = file[Symbol.asyncIterator]();
  }

  /** The offset of the next byte. */
  get at() {
    return this.#at;
  }

  /** Returns the next bytes without consuming them. Throws RangeError where the file ends before them. */
  async peek(length: number): Promise<Buffer> {
    while (this.#held.length < length) {
      const { done, value } = await this.#pieces.next();
      if (done) throw new RangeError("The file is cut off");
      this.#held = this.#held.length === 0 ? value : Buffer.concat([this.#held, value]);
    }
    return this.#held.subarray(0, length);
  }

  /** Returns what is in memory of the next bytes, at least so many. Throws RangeError at the file's end. */
  async peekHeld(least: number): Promise<Buffer> {
    await this.peek(least);
    return this.#held;
  }

  /** Consumes the next bytes piece by piece. Throws RangeError where the file ends before. */
  async *take(length: number): AsyncGenerator<Buffer, void, undefined> {
    let left = length;
    while (left > 0) {
      const held = await this.peekHeld(1);
      const piece = held.subarray(0, left);
      this.#held = held.subarray(piece.length);
      this.#at += piece.length;
      left -= piece.length;
      yield piece;
    }
  }

  async ended(): Promise<boolean> {
    return this.peek(1).then(
      () => false,
      (error) => {
        if (error instanceof RangeError) return true;
        throw error;
      },
    );
  }

  /** Skips bytes. Throws RangeError where the file ends before. */
  async skip(length: number): Promise<void> {
    let left = length;
    while (left > this.#held.length) {
      left -= this.#held.length;
      this.#held = Buffer.alloc(0);
      const { done, value } = await this.#pieces.next();
      if (done) throw new RangeError("The file is cut off");
      this.#held = value;
    }
    this.#held = this.#held.subarray(left);
    this.#at += length;
  }

  async close(): Promise<void> {
    await this.#pieces.return?.();
  }
}
