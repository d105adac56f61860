import { areaPath } from './area-path.ts';

/**
 * The address of the service worker's script. Its scope is the area, the folder that it is in. In a file of its own: every
 * page loads this one, and the other addresses of offline help are for few.
 */
export const serviceWorkerPath = `${areaPath}/service-worker.js`;
