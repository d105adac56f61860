/** How it ended on the visitor's side: all came, more came than is taken, or the visitor left. */
export type Taken = 'whole' | 'too-large' | 'broken-off';

/**
 * Takes a body in at its sender's pace and hands it on as it comes, counting: beyond `limit` bytes both ends are let go.
 * A receiver that is slow or stops never holds the sender up: what it has not taken waits in memory, `limit` bytes at
 * most, or is dropped.
 */
export function relay(body: ReadableStream<Uint8Array> | null, limit: number) {
  let onwards: ReadableStreamDefaultController<Uint8Array> | undefined;
  const onward = new ReadableStream<Uint8Array>({
    start: (controller) => void (onwards = controller),
    cancel: () => void (onwards = undefined),
  });

  async function take(): Promise<Taken> {
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

  return { onward, taken: take() };
}
