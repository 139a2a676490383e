/** The largest body has so many bytes, and someone on a slow line may wait so long for a refusal. */
const MOMENT = { bytes: 30 * 1024 * 1024, ms: 10_000 };

/**
 * Reads a refused body for a moment and stores none of it. A connection that is closed over unread bytes is reset,
 * which would discard the answer: the sender would see a network error instead of the reason.
 */
export async function discardBody(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  moment: { bytes: number; ms: number } = MOMENT,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const readOn = async () => {
    for (let size = 0; size <= moment.bytes && !isOver; ) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.byteLength;
    }
  };
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, moment.ms);
  });
  try {
    await Promise.race([readOn(), over]);
  } catch {
    // The sender has left: nobody waits for the answer.
  } finally {
    isOver = true;
    clearTimeout(timer);
  }
}
