/** Everything of monitoring is same-origin, below one path: the browser never speaks to a provider. */
const below = '/help-and-support/monitoring';

/** `intake` + the provider's own path and query (`/api/v2/rum`, `/api/v2/replay`) takes what was measured. */
export const monitoringPaths = { intake: below, settings: `${below}/settings` };
