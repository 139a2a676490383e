/** `drop` bytes of a file from `at` on give way to `put`. */
export type Patch = { at: number; drop: number; put: Buffer };

/** How long a file of `size` bytes is with its patches. */
export const patchedSize = (size: number, patches: readonly Patch[]) =>
  patches.reduce((sum, { drop, put }) => sum - drop + put.length, size);

/** A file with its patches, which stand in their order and do not overlap. One at the file's size is put at its end. */
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
