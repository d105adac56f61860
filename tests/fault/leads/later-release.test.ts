import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { LeadsTables } from '#services/leads/store/leads-tables.ts';
import { migrateLeads } from '#services/leads/store/migrate-leads.ts';
import { engines, longTimeout } from '#tests/support/engines.ts';
import { startServices } from '#tests/support/start-services.ts';
import { post } from './post-lead.ts';

describe.each(await engines())('on $name', longTimeout, (engine) => {
  test('on a database that a later release has migrated, this release starts, says so and accepts a lead', async () => {
    const database = await engine.open<LeadsTables>();
    onTestFinished(database.close);
    await migrateLeads(database);
    // What a later release does: it adds a column that has a default, and its line in the list of migrations.
    await sql`alter table leads add column channel text default 'web'`.execute(database.queries);
    await sql`insert into leads_migrations (name, timestamp) values ('0009-channel', '2031-01-01T00:00:00.000Z')`.execute(
      database.queries,
    );
    const services = await startServices({ DATABASE_URL: database.url, LOG_LEVEL: 'info' });
    const reference = await post(`${services.apiUrl}/leads`, 'of-the-earlier-release');
    expect(reference).toBeDefined();
    expect(services.output()).toContain(
      '"event":"database-of-a-later-release","store":"leads","migrations":"0009-channel"',
    );
    expect(await services.stop()).toBe(0);
    const { rows } = await sql<{ channel: string }>`select channel from leads`.execute(database.queries);
    expect(rows).toEqual([{ channel: 'web' }]);
  });

  test('a migration that no release contains still stops the start', async () => {
    const database = await engine.open<LeadsTables>();
    onTestFinished(database.close);
    await migrateLeads(database);
    await sql`insert into leads_migrations (name, timestamp) values ('0002-a-branch', '2031-01-01T00:00:00.000Z')`.execute(
      database.queries,
    );
    await expect(migrateLeads(database)).rejects.toThrow('0002-a-branch');
  });
});
