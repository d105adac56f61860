import { useEffect, useSyncExternalStore } from 'react';
import { record } from '../../../telemetry/analytics/data-layer.ts';
import { draftNames } from '../../../forms/draft-names.ts';
import { forgetDraftIf } from '../../../forms/use-draft.ts';
import { offlineFlag } from './offline-flag.ts';
import { createOfflineReadingsSender, initialState } from './offline-readings-sender.ts';
import { forgetReading, forgetVersion, isSameReading, listOfflineReadings } from './offline-readings.ts';
import { sendOfflineReading } from './send-offline-reading.ts';

/**
 * A browser that reports being online may still reach no server, and fires no event when that changes: so retry at
 * intervals.
 */
const retryMs = 60_000;

/**
 * One sender for all pages: a visitor who follows a link while a reading is being sent sees the result on the next
 * page.
 */
const sender = createOfflineReadingsSender({
  list: listOfflineReadings,
  send: async (reading) => {
    const answer = await sendOfflineReading(reading);
    if (answer.outcome === 'sent') record({ event: 'form-submit', form: 'meter-reading' });
    return answer;
  },
  forgetVersion,
  forget: forgetReading,
  dropDraft: ({ answers }) =>
    forgetDraftIf(draftNames.meterReading, (typed) => isSameReading(typed, answers)),
});

/** The readings stored on this device. They are sent automatically: now, when back online, and every minute. */
export function useOfflineReadings() {
  const state = useSyncExternalStore(sender.subscribe, sender.state, () => initialState);
  useEffect(() => {
    const start = () => void sender.sendAll();
    const whenSeen = () => document.visibilityState === 'visible' && start();
    // In a task of its own: React would render the sender's first change in the task that starts the whole page.
    const first = setTimeout(start);
    addEventListener('online', start);
    document.addEventListener('visibilitychange', whenSeen);
    const timer = setInterval(whenSeen, retryMs);
    const stopListening = offlineFlag.onChange(() => void sender.refresh());
    return () => {
      clearTimeout(first);
      removeEventListener('online', start);
      document.removeEventListener('visibilitychange', whenSeen);
      clearInterval(timer);
      stopListening();
    };
  }, []);
  return { ...state, sendAll: sender.sendAll, remove: sender.remove };
}
