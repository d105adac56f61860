import { placesOf } from './back-end-places.ts';
import type { Config } from './config.ts';
import { settingGroups } from './settings.ts';
import { homePath } from '#contracts/area-path.ts';

/** What `npm start` prints: the address, and where each back end is, in the order of the settings. */
export function describeBackEnds(config: Config): string {
  const settings = settingGroups.flatMap((group) => Object.values(group.settings));
  const places = settings.flatMap(({ backEnds }) => backEnds?.(config) ?? []);
  return [
    `Help and support is at ${config.publicUrl}${homePath}`,
    ...places.map(lineOf),
    'Stop with Ctrl+C.',
  ].join('\n');
}

/** What `npm run start:services` prints: where mail and leads go, as the site says it. */
export function describeDeliveries(config: Config): string {
  return [...placesOf.mail(config), ...placesOf.crm(config)].map(lineOf).join('\n');
}

function lineOf([name, place]: [name: string, place: string]): string {
  return `  ${`${name}:`.padEnd(12)}${place}`;
}
