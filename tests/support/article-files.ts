import { readFileSync } from 'node:fs';
import { brandFile } from './brand-dir.ts';
import { articles } from './pages.ts';

/** The content of an article, read from its file: what the page must show. */
export type ArticleFile = {
  path: string;
  title: string;
  description: string;
  /** An ISO date. */
  lastReviewed: string;
  /** Paths of the related articles, in order. */
  related: string[];
  hasTabs: boolean;
  hasExpanders: boolean;
  /** Uses expanders, tabs or video. CONTRACTS reading 7. */
  isRich: boolean;
  /** Starts with the action: steps in blocks and a number to call. Decision 55. */
  isUrgent: boolean;
};

const { phones } = JSON.parse(readFileSync(brandFile('brand.json'), 'utf8')) as {
  phones: Record<string, string>;
};
/** Articles refer to the brand's numbers by name; pages show the numbers. */
const withNumbers = (text: string) =>
  text.replace(/\{\{phone:(\w+)\}\}/g, (_, name: string) => phones[name] ?? '');

/** Every listed article's file. */
export const articleFiles: ArticleFile[] = articles.map(({ path }) => readArticleFile(path));

/** The first article that matches. */
export function pickArticle(isWanted: (article: ArticleFile) => boolean): ArticleFile {
  const found = articleFiles.find(isWanted);
  if (!found) throw new Error('The content has no such article.');
  return found;
}

function readArticleFile(path: string): ArticleFile {
  const html = readFileSync(brandFile(`help/${path.replace('/help-and-support/', '')}.html`), 'utf8');
  const meta = (name: string) => new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  const hasTabs = html.includes('class="tabs"');
  const hasExpanders = html.includes('<details');
  return {
    path,
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    description: withNumbers(meta('description')),
    lastReviewed: meta('last-reviewed'),
    related: meta('related')
      .split(/,\s*/)
      .filter(Boolean)
      .map((place) => `/help-and-support/${place}`),
    hasTabs,
    hasExpanders,
    isRich: hasTabs || hasExpanders || html.includes('<video'),
    isUrgent: meta('call') !== '',
  };
}
