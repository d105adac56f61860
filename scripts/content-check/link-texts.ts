import type { SourceElement } from './panel-elements.ts';
import type { Finding } from './read-content.ts';

/** Texts that mean nothing to someone who hears a page's links one after another. WCAG 2.4.4 and 2.4.9. */
const empty = new Set(
  [
    'click here, click, click this, click this link, here, see here, tap here, go here',
    'read more, more, see more, view more, learn more, find out more, show more, more info, more information',
    'this, this link, this page, this article, link, page, read on, continue, details, go',
  ].flatMap((line) => line.split(', ')),
);

type LabelFinding = { path: PropertyKey[]; problem: string };

/** Finds links whose text doesn't describe their target. */
export function checkLinkTexts(elements: readonly SourceElement[]): Finding[] {
  return elements.flatMap(({ tag, isDrawing, attributes, words, line }) => {
    const href = attributes.find(({ name }) => name === 'href')?.value;
    if (tag !== 'a' || isDrawing || href === undefined) return [];
    const problem = describeLinkText(words, href);
    return problem ? [{ line, problem }] : [];
  });
}

/** Finds links of a data file whose text doesn't describe their target: objects with an address and a text. */
export function checkLinkLabels(value: unknown, path: PropertyKey[] = []): LabelFinding[] {
  if (typeof value !== 'object' || value === null) return [];
  const { link, href = link, path: address = href, label, button, title } = value as Record<string, unknown>;
  const words = [label, button, title].find((each) => typeof each === 'string');
  const problem =
    typeof address === 'string' && typeof words === 'string' ? describeLinkText(words, address) : undefined;
  return [
    ...(problem ? [{ path, problem }] : []),
    ...Object.entries(value).flatMap(([name, each]) =>
      checkLinkLabels(each, [...path, Array.isArray(value) ? Number(name) : name]),
    ),
  ];
}

/** What is wrong with a link's text, if anything. */
export function describeLinkText(words: string, href: string): string | undefined {
  const bare = words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .trim();
  if (bare === '') return `has a link to ${href} without words`;
  return empty.has(bare) || bare.startsWith('click here')
    ? `has a link called ‘${words}’: say where it leads, as ‘Read your meter’`
    : undefined;
}
