import type { KeptReading, KeptReadings } from './kept-readings.ts';
import type { SendOutcome } from './send-kept-reading.ts';

/** What became of a reading that isn't kept any more. */
export type KeptNews =
  | { kind: 'sent'; reading: KeptReading; reference: string }
  | { kind: 'tooOld' | 'deleted'; reading: KeptReading };

/** What is kept on this device, and what became of the rest since the website was opened. */
export type Told = {
  waiting: KeptReading[];
  isSending: boolean;
  /** How the last try of each ended, by version; none until it has ended. */
  outcomes: Record<string, SendOutcome['outcome']>;
  news: KeptNews[];
};

export const nothingTold: Told = { waiting: [], isSending: false, outcomes: {}, news: [] };

type SenderDeps = {
  /** What is kept; undefined where the browser's store can't be read. */
  list: () => Promise<KeptReadings | undefined>;
  send: (reading: KeptReading) => Promise<SendOutcome>;
  forgetSent: (reading: KeptReading) => Promise<void>;
  forget: (id: string) => Promise<void>;
  /** Drops what the form's page holds of a reading that is done with. */
  dropDraft: () => void;
};

/** Sends what is kept, one reading after the other, and tells what became of each. */
export function createKeptReadingsSender({ list, send, forgetSent, forget, dropDraft }: SenderDeps) {
  let told = nothingTold;
  const listeners = new Set<() => void>();

  function tell(changes: Partial<Told>) {
    told = { ...told, ...changes };
    for (const listener of listeners) listener();
  }

  /** Tells what is kept now, and news with it; what was seen last stands where the store can't be read. */
  async function look(...news: KeptNews[]) {
    const kept = await list();
    const waiting = kept?.waiting ?? told.waiting;
    const tooOld = (kept?.tooOld ?? []).map((reading) => ({ kind: 'tooOld' as const, reading }));
    tell({ waiting, news: stillTrue([...told.news, ...tooOld, ...news], waiting) });
    return kept?.waiting ?? [];
  }

  async function sendOne(reading: KeptReading) {
    const answer = await send(reading);
    tell({ outcomes: { ...told.outcomes, [versionOf(reading)]: answer.outcome } });
    if (answer.outcome !== 'sent') return;
    dropDraft();
    try {
      await forgetSent(reading);
    } finally {
      await look({ kind: 'sent', reading, reference: answer.reference });
    }
  }

  return {
    told: () => told,
    look: () => look(),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Tries each reading once, those that are kept meanwhile as well. */
    sendAll: async () => {
      if (told.isSending) return;
      tell({ isSending: true, outcomes: {} });
      const tried = new Set<string>();
      const next = async () => (await look()).find((reading) => !tried.has(versionOf(reading)));
      try {
        for (let reading = await next(); reading; reading = await next()) {
          tried.add(versionOf(reading));
          await sendOne(reading);
        }
      } catch {
        // The browser's store failed; what is still kept is sent by the next try.
      } finally {
        tell({ isSending: false });
      }
    },
    /** Takes a reading off this device for its visitor. One that the store doesn't let go stays in sight. */
    remove: async (reading: KeptReading) => {
      dropDraft();
      const isGone = await forget(reading.id).then(
        () => true,
        () => false,
      );
      await look(...(isGone ? [{ kind: 'deleted' as const, reading }] : []));
    },
  };
}

/** These answers for this reading: what is kept later in their place is another version. */
export function versionOf({ id, keptAt }: KeptReading): string {
  return `${id} ${keptAt}`;
}

/** Each piece of news once, and none that a reading was deleted which is kept again. */
function stillTrue(news: KeptNews[], waiting: KeptReading[]): KeptNews[] {
  const isSame = (a: KeptNews, b: KeptNews) =>
    a.kind === b.kind && versionOf(a.reading) === versionOf(b.reading);
  const isBack = ({ kind, reading }: KeptNews) =>
    kind === 'deleted' && waiting.some(({ id }) => id === reading.id);
  return news.filter((one, at) => !isBack(one) && news.findIndex((other) => isSame(one, other)) === at);
}
