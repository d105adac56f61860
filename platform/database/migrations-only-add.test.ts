import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const files = globSync('{platform,services}/**/migrations/*.ts', { cwd: root });
/** Changes that would break an earlier release which is still running or is rolled back to. */
const takesAway =
  /\b(?:dropTable|dropColumn|dropView|renameTo|renameColumn|alterColumn|addUniqueConstraint|addCheckConstraint|addForeignKeyConstraint)\b|\b(?:drop|rename|truncate)\s|\bset not null\b/i;
/** An added column must be nullable or have a default, since an earlier release does not write it. */
const demands = /addColumn\([^;]*notNull\(\)(?![^;]*defaultTo)/;

test.each(files)('%s only adds, so that the release before it still works', (file) => {
  const text = readFileSync(`${root}${file}`, 'utf8');
  expect(text.match(takesAway)?.[0]).toBeUndefined();
  const changed = text.split(/(?=\.alterTable\()/).slice(1);
  expect(changed.filter((change) => demands.test(change))).toEqual([]);
});
