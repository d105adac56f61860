import { areaPath } from './area-path.ts';

/** Everything of monitoring is same-origin, below one path: the browser never speaks to a provider. */
const below = `${areaPath}/monitoring`;

/** `intake` + the provider's own path and query (`/api/v2/rum`, `/api/v2/replay`) takes what was measured. */
export const monitoringPaths = { intake: below, settings: `${below}/settings` };
