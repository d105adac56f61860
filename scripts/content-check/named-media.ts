import { areaPath } from '../../contracts/area-path.ts';

/** Matches an address as in a data file or as in a parsed article, alone or in a `srcset`. */
const fileAddress = new RegExp(String.raw`(?:[" ,]|${areaPath})/(media/[\w./-]+)`, 'g');

/** Every path below media/ that a data file or an article's text refers to, each once. */
export function mediaNamedIn(value: unknown): string[] {
  const named = (JSON.stringify(value) ?? '').matchAll(fileAddress);
  return [...new Set([...named].map(([, path = '']) => path))];
}
