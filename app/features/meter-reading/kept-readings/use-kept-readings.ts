import { useEffect, useSyncExternalStore } from 'react';
import { record } from '../../../data-layer/data-layer.ts';
import { forgetDraft } from '../../../forms/use-draft.ts';
import { readingDraft } from '../reading-draft.ts';
import { keptFlag } from './kept-flag.ts';
import { createKeptReadingsSender, nothingTold } from './kept-readings-sender.ts';
import { forgetReading, forgetSent, listKeptReadings } from './kept-readings.ts';
import { sendKeptReading } from './send-kept-reading.ts';

/** A browser that says it is online may still reach nobody, and says nothing when that changes: so it is tried anew. */
const retryMs = 60_000;

/** One for all pages: who follows a link while a reading is on its way is told on the next page what became of it. */
const sender = createKeptReadingsSender({
  list: listKeptReadings,
  send: async (reading) => {
    const answer = await sendKeptReading(reading);
    if (answer.outcome === 'sent') record({ event: 'form-submit', form: 'meter-reading' });
    return answer;
  },
  forgetSent,
  forget: forgetReading,
  dropDraft: () => forgetDraft(readingDraft),
});

/** The readings kept on this device. They are sent by themselves: now, when the line is back, and every minute. */
export function useKeptReadings() {
  const told = useSyncExternalStore(sender.subscribe, sender.told, () => nothingTold);
  useEffect(() => {
    const start = () => void sender.sendAll();
    const whenSeen = () => document.visibilityState === 'visible' && start();
    start();
    addEventListener('online', start);
    document.addEventListener('visibilitychange', whenSeen);
    const timer = setInterval(whenSeen, retryMs);
    const stopListening = keptFlag.onChange(() => void sender.look());
    return () => {
      removeEventListener('online', start);
      document.removeEventListener('visibilitychange', whenSeen);
      clearInterval(timer);
      stopListening();
    };
  }, []);
  return { ...told, sendAll: sender.sendAll, remove: sender.remove };
}
