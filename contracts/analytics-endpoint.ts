import { areaPath } from './area-path.ts';

/** Where a browser posts what it recorded. */
export const analyticsEndpoint = `${areaPath}/analytics`;
