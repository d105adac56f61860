import { useEffect, useRef } from 'react';
import { KeptNewsAlert } from './kept-news-alert.tsx';
import { versionOf, type KeptNews } from './kept-readings-sender.ts';
import { useKeptReadings } from './use-kept-readings.ts';
import { WaitingReadings } from './waiting-readings.tsx';

/**
 * What is kept on this device and not sent yet, and what became of the rest. `focusOn` is the post that kept a reading:
 * each takes the visitor here.
 */
export function KeptReadingsPanel({ focusOn }: { focusOn?: object | undefined }) {
  const { news, sendAll, remove, ...kept } = useKeptReadings();
  const panel = useRef<HTMLDivElement>(null);
  const newest = useRef<HTMLDivElement>(null);
  /** The latest news when the visitor last did something here; undefined once later news have taken the focus. */
  const knownThen = useRef<{ latest: KeptNews | undefined }>(undefined);
  const latest = news.at(-1);
  const hasWaiting = kept.waiting.length > 0;

  useEffect(() => {
    if (!focusOn || !hasWaiting) return;
    panel.current?.focus();
    knownThen.current = { latest: undefined };
  }, [focusOn, hasWaiting]);

  // What had the focus went with the reading: the news about it take it.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (!isLost || !latest || !knownThen.current || knownThen.current.latest === latest) return;
    newest.current?.focus();
    knownThen.current = undefined;
  }, [latest]);

  const act = (action: () => Promise<void>) => {
    knownThen.current = { latest };
    void action();
  };
  return (
    <div className="flow" role="status" hidden={!hasWaiting && news.length === 0}>
      {news.map((one) => (
        <KeptNewsAlert
          key={`${one.kind} ${versionOf(one.reading)}`}
          ref={one === latest ? newest : undefined}
          news={one}
        />
      ))}
      {hasWaiting && (
        <WaitingReadings
          {...kept}
          ref={panel}
          onSend={() => act(sendAll)}
          onRemove={(reading) => act(() => remove(reading))}
        />
      )}
    </div>
  );
}
