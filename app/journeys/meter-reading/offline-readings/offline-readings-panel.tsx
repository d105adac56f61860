import { useEffect, useRef } from 'react';
import { OfflineNewsAlert } from './offline-news-alert.tsx';
import { versionOf, type OfflineNews } from './offline-readings-sender.ts';
import { useOfflineReadings } from './use-offline-readings.ts';
import { WaitingReadings } from './waiting-readings.tsx';

/**
 * The readings stored on this device and not sent yet, and the results of the others. `focusOn` is the post that
 * stored a reading: each new one moves the focus here.
 */
export function OfflineReadingsPanel({ focusOn }: { focusOn?: object | undefined }) {
  const { news, sendAll, remove, ...stored } = useOfflineReadings();
  const panel = useRef<HTMLDivElement>(null);
  const newest = useRef<HTMLDivElement>(null);
  /** The latest news at the visitor's last action here; undefined once newer news has taken the focus. */
  const knownThen = useRef<{ latest: OfflineNews | undefined }>(undefined);
  const latest = news.at(-1);
  const hasWaiting = stored.waiting.length > 0;

  useEffect(() => {
    if (!focusOn || !hasWaiting) return;
    panel.current?.focus();
    knownThen.current = { latest: undefined };
  }, [focusOn, hasWaiting]);

  // The focused element disappeared with the reading, so the news about it takes the focus.
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
        <OfflineNewsAlert
          key={`${one.kind} ${versionOf(one.reading)}`}
          ref={one === latest ? newest : undefined}
          news={one}
        />
      ))}
      {hasWaiting && (
        <WaitingReadings
          {...stored}
          ref={panel}
          onSend={() => act(sendAll)}
          onRemove={(reading) => act(() => remove(reading))}
        />
      )}
    </div>
  );
}
