import { ContentUnavailable } from '../../clients/content/stale-while-revalidate/content-unavailable.ts';
import { loadCopy } from '../../clients/content/stale-while-revalidate/load-copy.ts';
import type { ServiceCall } from '../../clients/service-call.ts';
import { listedCategories } from './listed-articles.ts';
import { mediaNamedIn } from './named-media.ts';
import { readTexts, type Content, type Problem, type TextFile } from './read-content.ts';

type Document = { file: string; mayBeMissing: boolean };
type Answer = { file: string; source?: string | undefined; problem?: string };

/** The documents of a content service, besides articles and media. CONTRACTS "Calls". */
const dataFiles: Document[] = [
  { file: 'brand.json', mayBeMissing: false },
  { file: 'facts.json', mayBeMissing: true },
  { file: 'theme.json', mayBeMissing: true },
  { file: 'footer.json', mayBeMissing: true },
  { file: 'header.json', mayBeMissing: false },
  { file: 'help/categories.json', mayBeMissing: false },
  { file: 'help/category-pages.json', mayBeMissing: true },
  { file: 'meter-read/settings.json', mayBeMissing: false },
  { file: 'service-outages/help-and-support.json', mayBeMissing: true },
  { file: 'media/films/films.json', mayBeMissing: true },
  { file: 'main-site/pages.json', mayBeMissing: true },
  { file: 'search/answers.json', mayBeMissing: true },
  { file: 'search/synonyms.json', mayBeMissing: true },
];
const pages: Document[] = ['pages/extra-support.html', 'pages/deals.html'].map((file) => ({
  file,
  mayBeMissing: false,
}));
/** The longest time that a visitor's page waits for content; a check need not wait longer. */
const timeoutMs = 30_000;
const atOnce = 8;

/** Reads every document of a content service as the site does, and requests all media that they refer to. */
export async function readService(call: ServiceCall): Promise<Content> {
  const dataAnswers = await eachOf(dataFiles, (document) => ask(call, document));
  const feed = readTexts([], textsOf(dataAnswers));
  const articles = (listedCategories(feed) ?? []).flatMap(({ id, articles: listed }) =>
    listed.map(({ slug }) => ({ file: `help/${id}/${slug}.html`, mayBeMissing: true })),
  );
  const pageAnswers = await eachOf([...pages, ...articles], (document) => ask(call, document));
  const read = readTexts(textsOf(pageAnswers), textsOf(dataAnswers));
  const named = new Set(
    [...read.data.map(({ value }) => value), ...read.pages.map(({ article }) => article?.html)].flatMap(
      mediaNamedIn,
    ),
  );
  const media = await eachOf([...named], async (file) => ((await isThere(call, file)) ? [file] : []));
  const answers = [...dataAnswers, ...pageAnswers];
  const failed = answers.flatMap(({ file, problem }): Problem[] => (problem ? [{ file, problem }] : []));
  const there = new Set([...textsOf(answers), ...failed].map(({ file }) => file).concat(media.flat()));
  return { ...read, broken: [...failed, ...read.broken], needs: [], has: (file) => there.has(file) };
}

async function ask(call: ServiceCall, { file, mayBeMissing }: Document): Promise<Answer> {
  const accept = file.endsWith('.html') ? 'text/html' : 'application/json';
  try {
    const { value: source } = await loadCopy({
      call,
      path: pathOf(file),
      kind: { accept, read: (text) => text, mayBeMissing },
      previous: undefined,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { file, source };
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    return { file, problem: `can't be read from the content service: ${error.reason}` };
  }
}

async function isThere(call: ServiceCall, file: string): Promise<boolean> {
  try {
    const response = await call(pathOf(file), { signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

function pathOf(file: string): string {
  return `/${file.split('/').map(encodeURIComponent).join('/')}`;
}

function textsOf(answers: Answer[]): TextFile[] {
  return answers.flatMap(({ file, source }) => (source === undefined ? [] : [{ file, source }]));
}

/** Runs the same call for every item, a few at a time. */
async function eachOf<Item, Result>(items: Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += atOnce)
    results.push(...(await Promise.all(items.slice(start, start + atOnce).map(work))));
  return results;
}
