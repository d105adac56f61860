import type { Database } from '#platform/database/open-database.ts';
import { migrate } from '#platform/database/migrate.ts';
import type { Logger } from '#platform/logger/logger.ts';
import type { LeadsTables } from './leads-tables.ts';
import { leads } from './migrations/0001-leads.ts';
import { recipients } from './migrations/0002-recipients.ts';
import { address } from './migrations/0003-address.ts';
import { erasure } from './migrations/0004-erasure.ts';
import { jobsWithoutForeignKey } from './migrations/0005-jobs-without-foreign-key.ts';
import { leadsWithoutTimeIndex } from './migrations/0006-leads-without-time-index.ts';

/** Creates or updates the tables of the leads service; safe with several processes starting at the same time. */
export function migrateLeads(database: Database<LeadsTables>, logger?: Logger): Promise<void> {
  return migrate(
    database,
    'leads',
    {
      '0001-leads': leads,
      '0002-recipients': recipients,
      '0003-address': address,
      '0004-erasure': erasure,
      ...(database.engine === 'postgres' && { '0005-jobs-without-foreign-key': jobsWithoutForeignKey }),
      '0006-leads-without-time-index': leadsWithoutTimeIndex(database.engine),
    },
    logger,
  );
}
