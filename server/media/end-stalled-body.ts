/**
 * A body as it comes, ended when its sender is silent for `limitMs` while somebody waits for more of it. A reader who is
 * slow waits as long as they like: nothing is asked of the sender meanwhile. `onStall` lets go of the sender.
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
    // What a visitor does not take yet is not read ahead for them.
    { highWaterMark: 0 },
  );
}
