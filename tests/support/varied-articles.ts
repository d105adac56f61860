import { readFileSync } from 'node:fs';
import { brandFile } from './brand-dir.ts';
import { articles } from './pages.ts';
import { readElements, type ReadElement } from './read-elements.ts';

type Markup = { path: string; pairs: Set<string> };

/**
 * The fewest articles that together have all markup of all articles: every element and class within every other one.
 * What depends only on markup, such as contrast, is tested with these.
 */
export function variedArticles(): string[] {
  const chosen: string[] = [];
  const seen = new Set<string>();
  let rest = articles.map(({ path }) => markupOf(path));
  for (;;) {
    rest = rest.map(({ path, pairs }) => ({
      path,
      pairs: new Set([...pairs].filter((pair) => !seen.has(pair))),
    }));
    const [richest] = rest.toSorted((one, other) => other.pairs.size - one.pairs.size);
    if (!richest || richest.pairs.size === 0) return chosen;
    chosen.push(richest.path);
    for (const pair of richest.pairs) seen.add(pair);
  }
}

function markupOf(path: string): Markup {
  const html = readFileSync(brandFile(`help/${path.replace('/help-and-support/', '')}.html`), 'utf8');
  const pairs = readElements(html).flatMap((outer) =>
    outer.inside.map((inner) => `${nameOf(outer)} > ${nameOf(inner)}`),
  );
  return { path, pairs: new Set(pairs) };
}

function nameOf(element: ReadElement): string {
  return `${element.name}.${element.get('class') ?? ''}`;
}
