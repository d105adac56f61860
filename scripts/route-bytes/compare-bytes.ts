import type { RouteBytes } from './measure-routes.ts';

/** A library update changes a few bytes of every route; a larger growth was not intended. */
const mayGrowBy = 0.02;

/** The changes since the record, one line each: a route that has grown, is new, or was removed. */
export function compareBytes(recorded: RouteBytes, measured: RouteBytes): string[] {
  const grown = Object.entries(measured).flatMap(([name, bytes]) => {
    const before = recorded[name];
    if (before === undefined) return `${name}: ${bytes} bytes, not recorded. ${howToRecord}`;
    if (bytes <= before * (1 + mayGrowBy)) return [];
    return `${name}: ${bytes} bytes, recorded with ${before}. ${howToRecord}`;
  });
  const gone = Object.keys(recorded).filter((name) => !(name in measured));
  return [...grown, ...gone.map((name) => `${name}: recorded, but not in the build. ${howToRecord}`)];
}

const howToRecord = 'If that is meant: npm run bytes -- --record';
