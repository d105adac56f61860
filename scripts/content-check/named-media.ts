import { areaPath } from '../../contracts/area-path.ts';

/** In the addresses that data files have, and in those of parsed articles, alone or in a list of sizes. */
const fileAddress = new RegExp(String.raw`(?:[" ,]|${areaPath})/(media/[\w./-]+)`, 'g');

/** Every path below media/ that a data file or an article's text refers to, each once. */
export function mediaNamedIn(value: unknown): string[] {
  const named = (JSON.stringify(value) ?? '').matchAll(fileAddress);
  return [...new Set([...named].map(([, path = '']) => path))];
}
