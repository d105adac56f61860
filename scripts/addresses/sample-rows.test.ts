import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sampleCsv } from './sample-rows.ts';

test('the sample in content/ is what the script writes', () => {
  expect(readFileSync(new URL('../../content/addresses/sample.csv', import.meta.url), 'utf8')).toBe(
    sampleCsv(),
  );
});
