import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const files = globSync('{platform,services}/**/migrations/*.ts', { cwd: root });
/** What an earlier release, which still runs or comes back, would miss or be refused by. */
const takesAway =
  /\b(?:dropTable|dropColumn|dropView|renameTo|renameColumn|alterColumn|addUniqueConstraint|addCheckConstraint|addForeignKeyConstraint)\b|\b(?:drop|rename|truncate)\s|\bset not null\b/i;
/** An added column without a default must be allowed to be empty, since an earlier release leaves it out. */
const demands = /addColumn\([^;]*notNull\(\)(?![^;]*defaultTo)/;

test.each(files)('%s only adds, so that the release before it still works', (file) => {
  const text = readFileSync(`${root}${file}`, 'utf8');
  expect(text.match(takesAway)?.[0]).toBeUndefined();
  const changed = text.split(/(?=\.alterTable\()/).slice(1);
  expect(changed.filter((change) => demands.test(change))).toEqual([]);
});
