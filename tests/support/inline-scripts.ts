import { createHash } from 'node:crypto';
import { named, readElements } from './read-elements.ts';

/** Types of script elements that browsers never run. */
const dataTypes = new Set(['application/ld+json']);

/** The text of every inline script of a page, including the stored one that starts React; JSON-LD is data. */
export function inlineScripts(html: string): string[] {
  return named(readElements(html), 'script')
    .filter(({ get }) => get('src') === undefined && !dataTypes.has(get('type') ?? ''))
    .map(({ text }) => text);
}

/** How a content security policy names a script. */
export function scriptHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** A policy's directives by name. */
export function readPolicy(header: string): Map<string, string[]> {
  return new Map(
    header.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values];
    }),
  );
}
