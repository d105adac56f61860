import { expect, onTestFinished, test } from 'vitest';
import { copyContent } from '#tests/support/content-copy.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { openContent } from './open-content.ts';

const settings = { contentUrl: undefined, contentWaitSeconds: 0 };

async function openEdited(mode: 'production' | 'development') {
  const { dir, change, remove } = await copyContent();
  onTestFinished(remove);
  const clock = movableClock();
  const config = { ...settings, contentDir: dir };
  const content = openContent({ config, mode, clock, logger: recordedLog(), wait: (promise) => promise });
  const notes: number[] = [];
  const article = async () => {
    const { article: find } = content.forRequest((until) => notes.push(until - clock.monotonic()));
    return (await find('meters', 'a-new-one'))?.title;
  };
  const write = (title: string) =>
    change(
      'help/meters/a-new-one.html',
      `<!doctype html><html><head><title>${title}</title></head><body><div class="content-panel"><p>Text</p></div></body></html>`,
    );
  return { article, write, clock, notes };
}

test('in development a change is shown by the next request, and no page is cached', async () => {
  const { article, write, notes } = await openEdited('development');
  expect(await article()).toBeUndefined();
  await write('Before');
  expect(await article()).toBe('Before');
  await write('After it');
  expect(await article()).toBe('After it');
  expect(new Set(notes)).toEqual(new Set([0]));
});

test('in production a change is shown within 30 s', async () => {
  const { article, write, clock } = await openEdited('production');
  await write('Before');
  expect(await article()).toBe('Before');
  await write('After it');
  clock.pass(29_999);
  expect(await article()).toBe('Before');
  clock.pass(1);
  expect(await article()).toBe('After it');
});
