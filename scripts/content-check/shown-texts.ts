import type { Content, DataFile, Finding, PageFile, Problem } from './read-content.ts';

/** Words that visitors see, and a way to find the line of some of them. */
export type Text = { words: string; lineOf: (found: string) => number | undefined };

/** Texts that pages don't show. */
const notShown = /^(?:(?:brand|facts)\.json$|identity\/)/;

/** The findings in all texts that visitors see, one for each line. */
export function findingsIn(content: Content, find: (text: Text) => Finding[]): Problem[] {
  const files = [
    ...content.pages.map((page) => ({ file: page.file, texts: textsOfPage(page) })),
    ...content.data
      .filter(({ file }) => !notShown.test(file))
      .map((data) => ({ file: data.file, texts: textsOfData(data) })),
  ];
  const found = files.flatMap(({ file, texts }) =>
    texts.flatMap(find).map((finding) => ({ file, ...finding })),
  );
  return [...new Map(found.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** What a page shows of a document, which may also contain scripts and a page frame. */
function textsOfPage({ source, article }: PageFile): Text[] {
  if (!article) return [];
  const lineOf = (found: string) => {
    const at = source.indexOf(found);
    return at === -1 ? undefined : source.slice(0, at).split('\n').length;
  };
  const { title, description, keywords, html } = article;
  return [title, description, ...keywords, html].map((words) => ({ words, lineOf }));
}

function textsOfData({ value, lineOf }: DataFile): Text[] {
  return textsIn(value, []).map(({ path, words }) => ({ words, lineOf: () => lineOf(path) }));
}

/** Every text of a data file, with its place. */
export function textsIn(value: unknown, path: PropertyKey[]): { path: PropertyKey[]; words: string }[] {
  if (typeof value === 'string') return [{ path, words: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    textsIn(each, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}
