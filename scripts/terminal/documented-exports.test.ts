import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, onTestFinished, test } from 'vitest';
import { engines, longTimeout } from '#tests/support/engines.ts';
import { openLeads } from '#tests/support/open-leads.ts';

/** The commands of a how-to page whose output goes to a file. */
function exportsOf(page: string): string[] {
  const text = readFileSync(new URL(`../../docs/how-to/${page}.md`, import.meta.url), 'utf8');
  return text.split('\n').filter((line) => /^npm run .+ > /.test(line));
}

test.each([
  ['work-with-leads', 2],
  ['read-the-monitoring', 1],
])('%s: each documented export, run with npm, is a valid file', longTimeout, async (page, exports) => {
  const [sqlite] = await engines();
  if (!sqlite) throw new Error('no SQLite');
  const { database, postAndRead } = await openLeads(sqlite);
  await postAndRead();
  const dir = mkdtempSync(join(tmpdir(), 'exports-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  // npm would otherwise check and install the packages of the checkout first.
  const env = {
    ...process.env,
    npm_config_ignore_scripts: 'true',
    DATABASE_URL: database.url,
    DATA_DIR: dir,
  };
  const lines = exportsOf(page);
  expect(lines).toHaveLength(exports);
  for (const line of lines) {
    const [command, file = ''] = line.split(' > ');
    const { status, stderr } = spawnSync('sh', ['-c', `${command} > "${join(dir, file)}"`], {
      encoding: 'utf8',
      env,
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const content = readFileSync(join(dir, file), 'utf8');
    const rows: unknown = file.endsWith('.json')
      ? JSON.parse(content)
      : parse(content, { bom: true, columns: true });
    expect(rows).toEqual(expect.any(Array));
  }
});
