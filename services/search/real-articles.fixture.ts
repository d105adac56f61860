import { readdirSync, readFileSync } from 'node:fs';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { makeArticle } from './articles.fixture.ts';
import type { SearchableArticle } from './searchable-article.ts';

type Node = DefaultTreeAdapterTypes.Node;

/** The pages of the area that are not articles, as the composition root passes them. */
const areaPages = [
  ['contact-us', 'Contact us', 'phone number, telephone, call, chat, email us, opening hours'],
  ['make-a-complaint-select-type', 'Make a complaint', 'complain, unhappy, ombudsman, poor service'],
  ['submit-meter-read', 'Submit a meter reading', 'send reading, give reading, enter reading'],
  ['probate', 'When someone dies', 'bereavement, death, probate, executor, estate'],
  ['extra-support', 'Extra support', 'priority services register, PSR, disability, vulnerable'],
] as const;

/** Every article below `helpDir` ({category}/{slug}.html) and the area's pages. */
export function readRealArticles(helpDir: string): SearchableArticle[] {
  const files = readdirSync(helpDir, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.html'),
  );
  const pages = areaPages.map(([slug, title, keywords]) =>
    makeArticle({
      title,
      slug,
      category: 'help',
      href: `/help-and-support/${slug}`,
      keywords: keywords.split(', '),
    }),
  );
  return [...files.map((path) => readRealArticle(helpDir, path)), ...pages];
}

function readRealArticle(helpDir: string, path: string): SearchableArticle {
  const all = descendants(parse(withNumbers(readFileSync(`${helpDir}/${path}`, 'utf8'), helpDir)));
  const [category = '', slug = ''] = path.replace('.html', '').split('/');
  const meta = (name: string) =>
    attribute(
      all.find((node) => attribute(node, 'name') === name),
      'content',
    );
  return makeArticle({
    category,
    slug,
    href: `/help-and-support/${category}/${slug}`,
    title: all.filter((node) => node.nodeName === 'title').map(textOf)[0] ?? '',
    description: meta('description'),
    keywords: meta('keywords').split(', '),
    headings: all.filter((node) => node.nodeName === 'h2').map(textOf),
    text: all.filter((node) => attribute(node, 'class') === 'content-panel').map(textOf)[0] ?? '',
  });
}

/** Fills in phone numbers, as the content client does. */
function withNumbers(html: string, helpDir: string): string {
  const { phones } = JSON.parse(readFileSync(`${helpDir}/../brand.json`, 'utf8')) as {
    phones: Record<string, string>;
  };
  return html.replaceAll(/\{\{phone:(\w+)\}\}/g, (_, name: string) => phones[name] ?? '');
}

function descendants(node: Node): Node[] {
  return [node, ...('childNodes' in node ? node.childNodes.flatMap(descendants) : [])];
}

function attribute(node: Node | undefined, name: string): string {
  const attributes = node && 'attrs' in node ? node.attrs : [];
  return attributes.find((each) => each.name === name)?.value ?? '';
}

function textOf(node: Node): string {
  return descendants(node)
    .map((each) =>
      'value' in each
        ? each.value
        : /^(p|h[1-6]|li|t[dhr]|d[dt]|div|summary)$/.test(each.nodeName)
          ? ' '
          : '',
    )
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
