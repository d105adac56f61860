import { expect, onTestFinished, test } from 'vitest';
import { copyContent } from '#tests/support/content-copy.ts';
import { runIntoClosedPipe } from './closed-pipe.fixture.ts';

test.each([
  ['in order', {}, 0],
  ['not in order', { 'help/meters/economy-7-meters.html': 'breaks off' }, 1],
])(
  'content:check into a closed pipe still exits with its result: content that is %s',
  async (_, changes, code) => {
    const content = await copyContent(changes);
    onTestFinished(content.remove);
    const script = new URL('../content-check.ts', import.meta.url).pathname;
    expect(await runIntoClosedPipe(script, [content.dir], { CONTENT_URL: '' })).toEqual({ code, stderr: '' });
  },
);
