import { areaPath } from './area-path.ts';

/**
 * The address of the service worker's script. Its scope is the area, the folder that it is in. In a file of its own
 * because every page loads it, and few load the other addresses of offline help.
 */
export const serviceWorkerPath = `${areaPath}/service-worker.js`;
