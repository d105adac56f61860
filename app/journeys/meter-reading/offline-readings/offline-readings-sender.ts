import type { OfflineReading } from './offline-readings.ts';
import type { SendOutcome } from './send-offline-reading.ts';

/** The result of a reading that is no longer stored. */
export type OfflineNews =
  | { kind: 'sent'; reading: OfflineReading; reference: string }
  | { kind: 'too-old' | 'deleted'; reading: OfflineReading };

/** The readings stored on this device, and the results of the others since the website was opened. */
export type SenderState = {
  waiting: OfflineReading[];
  isSending: boolean;
  /** The outcome of the last attempt for each reading, by version; none until the attempt has ended. */
  outcomes: Record<string, SendOutcome['outcome']>;
  news: OfflineNews[];
};

export const initialState: SenderState = { waiting: [], isSending: false, outcomes: {}, news: [] };

type SenderDeps = {
  /** The stored readings; undefined where the browser's store can't be read. */
  list: () => Promise<OfflineReading[] | undefined>;
  send: (reading: OfflineReading) => Promise<SendOutcome>;
  forgetVersion: (reading: OfflineReading) => Promise<void>;
  forget: (id: string) => Promise<void>;
  /** Deletes the form's draft of a reading that is sent or deleted. */
  dropDraft: (reading: OfflineReading) => void;
};

/** Sends the stored readings one after the other, and reports the result of each. */
export function createOfflineReadingsSender({ list, send, forgetVersion, forget, dropDraft }: SenderDeps) {
  let state = initialState;
  const listeners = new Set<() => void>();

  function update(changes: Partial<SenderState>) {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  /** Publishes the stored readings and any news. Where the store can't be read, the last known list remains. */
  async function refresh(...news: OfflineNews[]) {
    const stored = await list();
    const waiting = stored ?? state.waiting;
    update({ waiting, news: stillTrue([...state.news, ...news], waiting) });
    return stored ?? [];
  }

  async function sendOne(reading: OfflineReading) {
    const result = await send(reading);
    update({ outcomes: { ...state.outcomes, [versionOf(reading)]: result.outcome } });
    if (result.outcome !== 'sent' && result.outcome !== 'too-old') return;
    dropDraft(reading);
    try {
      await forgetVersion(reading);
    } finally {
      await refresh(
        result.outcome === 'sent'
          ? { kind: 'sent', reading, reference: result.reference }
          : { kind: 'too-old', reading },
      );
    }
  }

  return {
    state: () => state,
    refresh: () => refresh(),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Tries each reading once, including those stored meanwhile. */
    sendAll: async () => {
      if (state.isSending) return;
      update({ isSending: true, outcomes: {} });
      const tried = new Set<string>();
      const next = async () => (await refresh()).find((reading) => !tried.has(versionOf(reading)));
      try {
        for (let reading = await next(); reading; reading = await next()) {
          tried.add(versionOf(reading));
          await sendOne(reading);
        }
      } catch {
        // The browser's store failed; the next attempt sends what is still stored.
      } finally {
        update({ isSending: false });
      }
    },
    /**
     * Deletes a reading from this device at the visitor's request. If the store fails to delete it, it stays visible.
     */
    remove: async (reading: OfflineReading) => {
      dropDraft(reading);
      const isGone = await forget(reading.id).then(
        () => true,
        () => false,
      );
      await refresh(...(isGone ? [{ kind: 'deleted' as const, reading }] : []));
    },
  };
}

/** Identifies these answers for this reading: answers stored later in their place are another version. */
export function versionOf({ id, keptAt }: OfflineReading): string {
  return `${id} ${keptAt}`;
}

/** Removes duplicate news, and news of a deletion if the reading is stored again. */
function stillTrue(news: OfflineNews[], waiting: OfflineReading[]): OfflineNews[] {
  const isSame = (a: OfflineNews, b: OfflineNews) =>
    a.kind === b.kind && versionOf(a.reading) === versionOf(b.reading);
  const isBack = ({ kind, reading }: OfflineNews) =>
    kind === 'deleted' && waiting.some(({ id }) => id === reading.id);
  return news.filter((one, at) => !isBack(one) && news.findIndex((other) => isSame(one, other)) === at);
}
