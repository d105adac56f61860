import { areaPath } from './area-path.ts';

/** All monitoring requests are same-origin, below one path: the browser never contacts a provider. */
const below = `${areaPath}/monitoring`;

/** `intake` + the provider's own path and query (`/api/v2/rum`, `/api/v2/replay`) receives the measurements. */
export const monitoringPaths = { intake: below, settings: `${below}/settings` };
