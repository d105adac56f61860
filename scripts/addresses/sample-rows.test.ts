import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { brandFile } from '#tests/support/brand-dir.ts';

test('the sample is what the script writes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sample-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  execFileSync(process.execPath, [new URL('make-sample.ts', import.meta.url).pathname, folder]);
  const written = readFileSync(join(folder, 'sample.csv'), 'utf8');
  expect(written).toBe(readFileSync(brandFile('addresses/sample.csv'), 'utf8'));
});
