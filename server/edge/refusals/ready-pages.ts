import { waitInWords, type Refusal } from '#contracts/refusal.ts';

/** After this long a page is rendered again, with the content of that time. */
const renderAgainAfterMs = 30_000;

type Ready = { page: Promise<string>; renderedAt: number };

/**
 * Refusal pages that contain nothing of a request: each is rendered once for all visitors, in advance or for the
 * first request that needs it. An outdated page is still sent while a new one is rendered.
 */
export function createReadyPages(render: (refusal: Refusal) => Promise<string>) {
  const ready = new Map<string, Ready>();
  return (refusal: Refusal): Promise<string> => {
    const key = nameOf(refusal);
    const before = ready.get(key);
    if (before && performance.now() - before.renderedAt <= renderAgainAfterMs) return before.page;
    const renderedAt = performance.now();
    const drawing = render(refusal);
    const page = before?.page ?? drawing;
    ready.set(key, { page, renderedAt });
    drawing.then(
      () => ready.set(key, { page: drawing, renderedAt }),
      () => before || ready.delete(key),
    );
    return page;
  };
}

/** A refusal's cache key. There are few: a wait is shown in whole minutes or hours, and none is longer than a day. */
function nameOf(refusal: Refusal): string {
  return refusal.kind === 'too-many' ? `too-many ${waitInWords(refusal.waitSeconds)}` : refusal.kind;
}
