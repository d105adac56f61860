import { areaPath } from '#contracts/area-path.ts';

/**
 * The address at which a visitor's browser finds a file of the content service's `/media/`: below the area's own path.
 */
export function mediaUrl(path: string): string {
  return path.startsWith('/media/') ? `${areaPath}${path}` : path;
}
