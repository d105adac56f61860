import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { eventNames } from '#contracts/analytics-batch.ts';
import { failedCalls } from '#contracts/analytics-events.ts';

test('the documentation of the analytics lists every event that can be counted, and no other', async () => {
  const page = await readFile(new URL('../../docs/how-to/read-the-analytics.md', import.meta.url), 'utf8');
  const [, list = ''] = page.split('## What is counted');
  const documented = [...list.matchAll(/^\| `([a-z-]+)`/gm)].map(([, name]) => String(name));
  expect(documented.toSorted()).toEqual([...eventNames].toSorted());
  for (const error of failedCalls) expect(list).toContain(`\`${error}\``);
});
