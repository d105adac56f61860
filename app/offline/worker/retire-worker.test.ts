import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => void vi.unstubAllGlobals());

test('a worker that can’t delete what it saved unregisters all the same', async () => {
  const listeners = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>();
  const unregister = vi.fn(async () => true);
  vi.stubGlobal('addEventListener', listeners.set.bind(listeners));
  vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('The store is damaged')) });
  vi.stubGlobal('registration', { unregister });
  await import('./retire-worker.ts');
  let work = Promise.resolve<unknown>(undefined);
  listeners.get('activate')?.({ waitUntil: (started) => (work = started) });
  await expect(work).rejects.toThrow('The store is damaged');
  expect(unregister).toHaveBeenCalledOnce();
});
