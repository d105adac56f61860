import { expect, test, vi } from 'vitest';
import { createOfflineReadingsSender, versionOf } from './offline-readings-sender.ts';
import type { OfflineReading } from './offline-readings.ts';
import type { SendOutcome } from './send-offline-reading.ts';

const first: OfflineReading = { id: '1', answers: { fuel: 'Gas' }, keptAt: '2026-11-20T12:00:00.000Z' };
const second: OfflineReading = { ...first, id: '2', keptAt: '2026-11-20T12:01:00.000Z' };
const sent: SendOutcome = { outcome: 'sent', reference: 'ABCD-EFGH-JKL' };

/** A sender with a store of its own; `send` gives the outcome of each reading. */
function senderOf(stored: OfflineReading[], send: (reading: OfflineReading) => Promise<SendOutcome>) {
  const store = new Map(stored.map((reading) => [reading.id, reading]));
  const deps = {
    list: vi.fn(async (): Promise<OfflineReading[] | undefined> => [...store.values()]),
    send: vi.fn(send),
    forgetVersion: vi.fn(async ({ id, keptAt }: OfflineReading) => {
      if (store.get(id)?.keptAt === keptAt) store.delete(id);
    }),
    forget: vi.fn(async (id: string) => void store.delete(id)),
    dropDraft: vi.fn(),
  };
  return { ...deps, store, sender: createOfflineReadingsSender(deps) };
}

test('while a reading is being sent it has no outcome, whatever the outcome of the last attempt', async () => {
  const pending = Promise.withResolvers<SendOutcome>();
  const { sender, send } = senderOf([first], async () => ({ outcome: 'unreached' }));
  await sender.sendAll();
  expect(sender.state()).toMatchObject({ isSending: false, outcomes: { [versionOf(first)]: 'unreached' } });
  send.mockImplementation(() => pending.promise);
  const sending = sender.sendAll();
  expect(sender.state().isSending).toBe(true);
  expect(sender.state().outcomes).toEqual({});
  await sender.sendAll();
  pending.resolve(sent);
  await sending;
  expect(send, 'one try at a time').toHaveBeenCalledTimes(2);
  expect(sender.state()).toMatchObject({ isSending: false, waiting: [] });
});

test('the result of a reading is also available to pages that subscribe later', async () => {
  const { sender, dropDraft } = senderOf([first], async () => sent);
  await sender.sendAll();
  expect(sender.state().news).toEqual([{ kind: 'sent', reading: first, reference: 'ABCD-EFGH-JKL' }]);
  expect(dropDraft.mock.calls).toEqual([[first]]);
});

test('a reading that the server finds too old is deleted and reported; a refused one stays', async () => {
  const { sender, store } = senderOf([first, second], async ({ id }) => ({
    outcome: id === first.id ? 'too-old' : 'refused',
  }));
  await sender.sendAll();
  expect([...store.values()]).toEqual([second]);
  expect(sender.state()).toMatchObject({ waiting: [second], news: [{ kind: 'too-old', reading: first }] });
});

test('answers that are stored while older ones are being sent are sent next', async () => {
  const newer = { ...first, answers: { fuel: 'Gas', telephone: '1' }, keptAt: second.keptAt };
  const { sender, send, store } = senderOf([first], async (reading) => {
    if (reading === first) store.set(first.id, newer);
    return sent;
  });
  await sender.sendAll();
  expect(send.mock.calls).toEqual([[first], [newer]]);
  expect(sender.state()).toMatchObject({ waiting: [], news: [{ reading: first }, { reading: newer }] });
});

test('a store that fails ends the attempt, and the next attempt sends the reading', async () => {
  const { sender, forgetVersion, send } = senderOf([first], async () => sent);
  forgetVersion.mockRejectedValueOnce(new DOMException('Connection is closing', 'InvalidStateError'));
  await sender.sendAll();
  expect(sender.state()).toMatchObject({ isSending: false, waiting: [first], news: [{ kind: 'sent' }] });
  await sender.sendAll();
  expect(send).toHaveBeenCalledTimes(2);
  expect(sender.state().waiting).toEqual([]);
  expect(sender.state().news, 'reported once').toHaveLength(1);
});

test('the last known list remains while the store can’t be read, and none of it is sent', async () => {
  const { sender, list, send } = senderOf([first], async () => sent);
  await sender.refresh();
  list.mockResolvedValue(undefined);
  await sender.sendAll();
  expect(sender.state()).toMatchObject({ waiting: [first], isSending: false });
  expect(send).not.toHaveBeenCalled();
});

test('a deleted reading is reported as deleted, unless it is stored again', async () => {
  const { sender, store, dropDraft } = senderOf([first, second], async () => sent);
  await sender.remove(first);
  expect(sender.state()).toMatchObject({ waiting: [second], news: [{ kind: 'deleted', reading: first }] });
  expect(dropDraft.mock.calls).toEqual([[first]]);
  store.set(first.id, first);
  await sender.refresh();
  expect(sender.state().news).toEqual([]);
});

test('a reading that the store fails to delete is not reported as deleted', async () => {
  const { sender, forget } = senderOf([first], async () => sent);
  forget.mockRejectedValue(new DOMException('Connection is closing', 'InvalidStateError'));
  await sender.remove(first);
  expect(sender.state()).toMatchObject({ waiting: [first], news: [] });
});
