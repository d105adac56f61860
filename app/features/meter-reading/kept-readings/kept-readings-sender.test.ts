import { expect, test, vi } from 'vitest';
import { createKeptReadingsSender, versionOf } from './kept-readings-sender.ts';
import type { KeptReading } from './kept-readings.ts';
import type { SendOutcome } from './send-kept-reading.ts';

const first: KeptReading = { id: '1', answers: { fuel: 'Gas' }, keptAt: '2026-11-20T12:00:00.000Z' };
const second: KeptReading = { ...first, id: '2', keptAt: '2026-11-20T12:01:00.000Z' };
const sent: SendOutcome = { outcome: 'sent', reference: 'ABCD-EFGH-JKL' };

/** A sender over a store of this test; `send` answers for each reading. */
function senderOf(kept: KeptReading[], send: (reading: KeptReading) => Promise<SendOutcome>) {
  const store = new Map(kept.map((reading) => [reading.id, reading]));
  const deps = {
    list: vi.fn(async () => ({ waiting: [...store.values()], tooOld: [] as KeptReading[] })),
    send: vi.fn(send),
    forgetSent: vi.fn(async ({ id, keptAt }: KeptReading) => {
      if (store.get(id)?.keptAt === keptAt) store.delete(id);
    }),
    forget: vi.fn(async (id: string) => void store.delete(id)),
    dropDraft: vi.fn(),
  };
  return { ...deps, store, sender: createKeptReadingsSender(deps) };
}

test('while it is sent a reading has no outcome, whatever the try before brought', async () => {
  const held = Promise.withResolvers<SendOutcome>();
  const { sender, send } = senderOf([first], async () => ({ outcome: 'unreached' }));
  await sender.sendAll();
  expect(sender.told()).toMatchObject({ isSending: false, outcomes: { [versionOf(first)]: 'unreached' } });
  send.mockImplementation(() => held.promise);
  const sending = sender.sendAll();
  expect(sender.told().isSending).toBe(true);
  expect(sender.told().outcomes).toEqual({});
  await sender.sendAll();
  held.resolve(sent);
  await sending;
  expect(send, 'one try at a time').toHaveBeenCalledTimes(2);
  expect(sender.told()).toMatchObject({ isSending: false, waiting: [] });
});

test('what became of a reading stays told to pages that listen later', async () => {
  const { sender, dropDraft } = senderOf([first], async () => sent);
  await sender.sendAll();
  expect(sender.told().news).toEqual([{ kind: 'sent', reading: first, reference: 'ABCD-EFGH-JKL' }]);
  expect(dropDraft).toHaveBeenCalledOnce();
});

test('answers that are kept while older ones are on their way are sent next', async () => {
  const newer = { ...first, answers: { fuel: 'Gas', telephone: '1' }, keptAt: second.keptAt };
  const { sender, send, store } = senderOf([first], async (reading) => {
    if (reading === first) store.set(first.id, newer);
    return sent;
  });
  await sender.sendAll();
  expect(send.mock.calls).toEqual([[first], [newer]]);
  expect(sender.told()).toMatchObject({ waiting: [], news: [{ reading: first }, { reading: newer }] });
});

test('a store that fails once ends the try, and the next one sends', async () => {
  const { sender, forgetSent, send } = senderOf([first], async () => sent);
  forgetSent.mockRejectedValueOnce(new DOMException('Connection is closing', 'InvalidStateError'));
  await sender.sendAll();
  expect(sender.told()).toMatchObject({ isSending: false, waiting: [first], news: [{ kind: 'sent' }] });
  await sender.sendAll();
  expect(send).toHaveBeenCalledTimes(2);
  expect(sender.told().waiting).toEqual([]);
  expect(sender.told().news, 'told once').toHaveLength(1);
});

test('what was seen last stands while the store can’t be read, and nothing of it is sent', async () => {
  const { sender, list, send } = senderOf([first], async () => sent);
  await sender.look();
  list.mockResolvedValue(undefined as never);
  await sender.sendAll();
  expect(sender.told()).toMatchObject({ waiting: [first], isSending: false });
  expect(send).not.toHaveBeenCalled();
});

test('a reading that is deleted is told as deleted, unless it is kept again', async () => {
  const { sender, store, dropDraft } = senderOf([first, second], async () => sent);
  await sender.remove(first);
  expect(sender.told()).toMatchObject({ waiting: [second], news: [{ kind: 'deleted', reading: first }] });
  expect(dropDraft).toHaveBeenCalledOnce();
  store.set(first.id, first);
  await sender.look();
  expect(sender.told().news).toEqual([]);
});

test('a reading that the store doesn’t let go is not told as deleted', async () => {
  const { sender, forget } = senderOf([first], async () => sent);
  forget.mockRejectedValue(new DOMException('Connection is closing', 'InvalidStateError'));
  await sender.remove(first);
  expect(sender.told()).toMatchObject({ waiting: [first], news: [] });
});
