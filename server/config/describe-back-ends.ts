import type { Config } from './config.ts';
import { settingGroups } from './settings.ts';
import { homePath } from '#contracts/area-path.ts';

/** What `npm start` prints: the address, and where each back end is, in the order of the settings. */
export function describeBackEnds(config: Config): string {
  const settings = settingGroups.flatMap((group) => Object.values(group.settings));
  const places = settings.flatMap(({ backEnds }) => backEnds?.(config) ?? []);
  return [
    `Help and support is at ${config.publicUrl}${homePath}`,
    ...places.map(([name, place]) => `  ${`${name}:`.padEnd(12)}${place}`),
    'Stop with Ctrl+C.',
  ].join('\n');
}
