import type { ReplayCacheTables } from '#platform/replay-cache/replay-cache-tables.ts';
import type { AnalyticsTables } from '#services/analytics/store/analytics-tables.ts';
import type { IdentityTables } from '#services/identity/store/identity-tables.ts';
import type { MainApiTables } from '../main-api/create-main-api.ts';

/** All tables of the site's one database. Each part sees only its own. */
export type SiteTables = MainApiTables & IdentityTables & AnalyticsTables & ReplayCacheTables;
