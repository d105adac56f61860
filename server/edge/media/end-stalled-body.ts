/**
 * Streams a body, and ends it when its sender is silent for `limitMs` while the reader waits for more. A slow reader
 * may take any time: nothing is requested from the sender meanwhile. `onStall` releases the sender.
 */
export function endStalledBody(
  body: ReadableStream<Uint8Array>,
  limitMs: number,
  onStall: () => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const timer = setTimeout(() => {
          controller.error(new Error('The content service went silent'));
          onStall();
        }, limitMs);
        try {
          const { done, value } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(value);
        } finally {
          clearTimeout(timer);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // Nothing is read ahead of what the visitor takes.
    { highWaterMark: 0 },
  );
}
