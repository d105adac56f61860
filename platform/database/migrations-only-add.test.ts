import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const files = globSync('{platform,services}/**/migrations/*.ts', { cwd: root });
/** Changes that would break an earlier release which is still running or is rolled back to. */
const takesAway =
  /\b(?:dropTable|dropColumn|dropView|renameTo|renameColumn|alterColumn|addUniqueConstraint|addCheckConstraint|addForeignKeyConstraint)\b|\b(?:drop|rename|truncate)\s|\bset not null\b/i;
/** An added column must be nullable or have a default, since an earlier release does not write it. */
const demands = /addColumn\([^;]*notNull\(\)(?![^;]*defaultTo)/;
/** What no release needs any more, not even the one before it, by the file that drops it (docs/how-to/upgrade.md). */
const noLongerNeeded: Record<string, string> = {
  // docs/decisions/0108-jobs-without-a-foreign-key.md
  'services/leads/store/migrations/0005-jobs-without-foreign-key.ts':
    'alter table lead_outbox drop constraint if exists lead_outbox_lead_id_fkey;',
  // docs/decisions/0110-leads-in-the-order-of-their-ids.md
  'services/leads/store/migrations/0006-leads-without-time-index.ts':
    'drop index if exists leads_received_at_id_idx, leads_by_time;',
};

test.each(files)('%s only adds, so that the release before it still works', (file) => {
  const text = readFileSync(`${root}${file}`, 'utf8').replace(noLongerNeeded[file] ?? '', '');
  expect(text.match(takesAway)?.[0]).toBeUndefined();
  const changed = text.split(/(?=\.alterTable\()/).slice(1);
  expect(changed.filter((change) => demands.test(change))).toEqual([]);
});
