/** How the visitor's body ended: it arrived whole, it exceeded the limit, or the visitor left. */
export type StreamOutcome = 'whole' | 'too-large' | 'broken-off';

/**
 * Reads a body at its sender's pace and passes it on as it arrives, counting bytes: beyond `limit` both ends are
 * released. A receiver that is slow or stops never delays the sender: what it has not taken waits in memory, `limit`
 * bytes at most, or is dropped.
 */
export function streamThrough(body: ReadableStream<Uint8Array> | null, limit: number) {
  let onwards: ReadableStreamDefaultController<Uint8Array> | undefined;
  const onward = new ReadableStream<Uint8Array>({
    start: (controller) => void (onwards = controller),
    cancel: () => void (onwards = undefined),
  });

  async function take(): Promise<StreamOutcome> {
    let size = 0;
    try {
      for await (const chunk of body ?? []) {
        size += chunk.byteLength;
        if (size > limit) {
          onwards?.error(new Error('too large'));
          return 'too-large';
        }
        onwards?.enqueue(chunk);
      }
      onwards?.close();
      return 'whole';
    } catch {
      onwards?.error(new Error('broken off'));
      return 'broken-off';
    }
  }

  return { onward, outcome: take() };
}
