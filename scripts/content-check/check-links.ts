import { pagePaths, pageTable } from '../../app/page-table.ts';
import { articlePlace } from '../../app/help-content/categories/show-listed.ts';
import { nameCalled } from '../../clients/content/references/reference.ts';
import { allowedHref } from '../../clients/content/rich-text/allowed-href.ts';
import { categoryIds } from '../../contracts/category-ids.ts';
import { filmList } from '../../contracts/films.ts';
import type { HelpArticle } from '../../contracts/help-article.ts';
import { builtInFile, definitionsInForce, ownDefinitions } from './category-definitions.ts';
import { describeRefusedLink } from './link-words.ts';
import { knownPhones, listedCategories, mainSitePaths, valueOf } from './listed-articles.ts';
import { attributeOf, fragmentElements, panelElements } from './panel-elements.ts';
import { lineOfText, type Content, type DataFile, type Problem } from './read-content.ts';
import { areaPath, homePath } from '../../contracts/area-path.ts';
import { complaintForms } from '../../contracts/complaint-forms.ts';

type Link = { file: string; line?: number | undefined; href: string; ids: string[] };

/**
 * Checks that links of articles, data files and built-in definitions have a target, and phone links a known number.
 * If the file that lists the possible targets can't be read, only that file's own check reports a problem.
 */
export function checkLinks(content: Content): Problem[] {
  const area = areaPaths(content);
  const mainSite = mainSitePaths(content);
  const phones = knownPhones(content);
  const places = new Map(content.pages.map(({ file, article }) => [pathOf(file), article && idsIn(article)]));
  return linksOf(content).flatMap(({ file, line, href, ids }) => {
    const problem = problemOf(href, ids);
    return problem ? [{ file, line, problem }] : [];
  });

  function problemOf(href: string, ids: string[]): string | undefined {
    if (allowedHref(href) === undefined) return describeRefusedLink(href);
    if (href.startsWith('#'))
      return ids.includes(href.slice(1)) ? undefined : `links to ${href}, which is not on the page`;
    // A number referred to by name is checked with the other names in texts.
    if (nameCalled(href) !== undefined) return undefined;
    if (href.startsWith('tel:'))
      return !phones || phones.has(href.slice(4))
        ? undefined
        : `links to the number ${href.slice(4)}, which brand.json doesn't have`;
    if (/^http:/i.test(href))
      return `links to ${href} without https: write ${href.replace(/^http:/i, 'https:')}`;
    if (/^(?:https|mailto):/i.test(href))
      return URL.canParse(href) ? undefined : `links to ${href}, which is no address`;
    const path = href.split(/[?#]/)[0] ?? '';
    const known = path.startsWith(areaPath) ? area : mainSite;
    const isThere = !known || (known.has(path) && hasPlace(path, href.split('#')[1]));
    if (isThere) return undefined;
    if (known.has(`${path}/`)) return `links to ${href}: write ${path}/`;
    return `links to ${href}, which is not there`;
  }

  /** Whether an article has the fragment that a link refers to; other pages are not checked for fragments. */
  function hasPlace(path: string, fragment: string | undefined): boolean {
    return fragment === undefined || (places.get(path)?.includes(fragment) ?? true);
  }
}

/** Every path of the area; undefined when the articles can't be read. */
function areaPaths(content: Content): Set<string> | undefined {
  const articles = listedCategories(content)?.flatMap((category) =>
    category.articles.map(({ slug }) => ({ category: category.id, article: slug })),
  );
  if (!articles) return undefined;
  const films = filmList.safeParse(valueOf(content, 'media/films/films.json')).data?.films ?? [];
  const pagesOfRoute = {
    '/films/:film': films.map(({ id }) => ({ film: id })),
    '/:category': categoryIds.map((category) => ({ category })),
    '/:category/:article': articles,
    '/complaints/:complaint': complaintForms.map((complaint) => ({ complaint })),
  };
  return new Set(pageTable.flatMap((page) => pagePaths(page, pagesOfRoute)));
}

/** The path at which a content file is shown. */
function pathOf(file: string): string {
  return `${homePath}${file.replace(/^(?:help|pages)\//, '').replace(/\.html$/, '')}`;
}

function idsIn({ html }: HelpArticle): string[] {
  return [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');
}

/** The feed is checked by check-categories.ts, and a theme's `link` is a colour. */
const withoutLinks = new Set(['help/categories.json', 'theme.json']);

function linksOf(content: Content): Link[] {
  const fromPages = content.pages.flatMap(({ file, source, article }) => {
    if (!article) return [];
    const related = article.related.map((place) => ({
      file,
      line: lineOfText(source, place),
      href: `${homePath}${place}`,
      ids: [],
    }));
    const ids = idsIn(article);
    // A link that a page leaves out is reported with the markup check.
    const links = panelElements(source).flatMap((element) => {
      const href = element.isDrawing || element.tag !== 'a' ? undefined : attributeOf(element, 'href');
      const shown = href === undefined ? undefined : allowedHref(href);
      return shown === undefined ? [] : [{ file, line: element.line, href: shown, ids }];
    });
    return [...links, ...related];
  });
  const fromData = content.data.filter(({ file }) => !withoutLinks.has(file)).flatMap(linksOfData);
  const fromDefinitions = definitionsInForce(content)
    .filter(({ file }) => file === builtInFile)
    .flatMap(({ id, page, file, lineOf }) => linksOfData({ file, value: { [id]: page }, lineOf }));
  // Articles that a definition places and the feed does not list are left out of its page; notes report them.
  const isLeftOut = ({ file, href }: Link) =>
    (file === builtInFile || file === ownDefinitions) && articlePlace(href) !== undefined;
  return [...fromPages, ...[...fromData, ...fromDefinitions].filter((link) => !isLeftOut(link))];
}

function linksOfData({ file, value, lineOf }: Omit<DataFile, 'source' | 'repeated'>): Link[] {
  // Rich text is checked with its fields, where a link that it leaves out is reported.
  return dataLinks(value).flatMap(({ path, href, isRichText }) =>
    isRichText && allowedHref(href) === undefined ? [] : [{ file, line: lineOf(path), href, ids: [] }],
  );
}

type DataLink = { path: PropertyKey[]; href: string; isRichText: boolean };

/** Values of link, href, path and article fields (addresses), and links within rich text, anywhere in a value. */
function dataLinks(value: unknown, path: PropertyKey[] = []): DataLink[] {
  if (typeof value === 'string') {
    const field = String(path.findLast((part) => typeof part === 'string'));
    const isAddress =
      ['link', 'href', 'article'].includes(field) || (field === 'path' && value.startsWith('/'));
    const hrefs = isAddress
      ? [value]
      : fragmentElements(value).flatMap((element) => attributeOf(element, 'href') ?? []);
    return hrefs.map((href) => ({ path, href, isRichText: !isAddress }));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    dataLinks(each, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}
