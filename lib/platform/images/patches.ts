/** In a file, `drop` bytes from `at` on are replaced by `put`. */
export type Patch = { at: number; drop: number; put: Buffer };

/** Returns the length of a file of `size` bytes after its patches. */
export const patchedSize = (size: number, patches: readonly Patch[]) =>
  patches.reduce((sum, { drop, put }) => sum - drop + put.length, size);

/** Yields a file with its patches, in their order. A patch at the file's size is appended. */
export async function* applyPatches(
  file: AsyncIterable<Buffer>,
  patches: readonly Patch[],
): AsyncGenerator<Buffer> {
  const pending = [...patches];
  let at = 0;
  let resumeAt = 0;
  for await (const piece of file) {
    const end = at + piece.length;
    let from = Math.max(at, resumeAt);
    for (let next = pending[0]; next && next.at < end; next = pending[0]) {
      if (next.at > from) yield piece.subarray(from - at, next.at - at);
      if (next.put.length > 0) yield next.put;
      resumeAt = next.at + next.drop;
      from = Math.max(from, resumeAt);
      pending.shift();
    }
    if (from < end) yield piece.subarray(from - at);
    at = end;
  }
  for (const { put } of pending) yield put;
}
