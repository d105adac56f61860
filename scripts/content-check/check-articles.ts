import { pagesBelowCategories } from '../../app/help-content/categories/pages-below-categories.ts';
import { homePath } from '../../contracts/area-path.ts';
import { slugForm } from '../../contracts/article-slug.ts';
import { isCategoryId } from '../../contracts/category-ids.ts';
import type { ListedCategory } from '../../contracts/help-categories-feed.ts';
import { checkCompleteness } from './check-completeness.ts';
import { checkUrgent } from './check-urgent.ts';
import { checkLinkTexts } from './link-texts.ts';
import { listedCategories } from './listed-articles.ts';
import { lostMarkup } from './lost-markup.ts';
import { markupFaults } from './markup-faults.ts';
import { checkIds, checkOutline, checkPictures } from './outline-and-pictures.ts';
import { panelElements, panelStart } from './panel-elements.ts';
import { lineOfText, type Content, type Finding, type PageFile, type Problem } from './read-content.ts';
import { whyUnreadable } from './unreadable-document.ts';

/** Files of articles that nobody would see, because a page of the area has their address. */
const reservedFiles = new Set(pagesBelowCategories.map((path) => `help/${path.slice(homePath.length)}.html`));

/** Checks articles and pages: readable, listed, complete, with only allowed markup and a correct outline. */
export function checkArticles(content: Content): Problem[] {
  return [
    ...checkListing(content),
    ...content.pages.flatMap((page) => checkPage(page).map((finding) => ({ file: page.file, ...finding }))),
  ];
}

function checkListing(content: Content): Problem[] {
  const categories = listedCategories(content);
  if (!categories) return [];
  const listed = titlesOfListed(categories);
  const files = articleFiles(content);
  return [
    ...[...listed.keys()]
      .filter((file) => !content.has(file))
      .map((file) => ({ file, problem: 'is listed in help/categories.json, but there is no such file' })),
    ...files
      .filter(({ file }) => reservedFiles.has(file))
      .map(({ file }) => ({ file, problem: 'has the address of a page of the area: give it another name' })),
    ...files.flatMap(({ file, source, article }) =>
      article && listed.has(file) && listed.get(file) !== article.title
        ? [
            {
              file,
              line: lineOfText(source, '<title'),
              problem: `is called ‘${article.title}’, but listed as ‘${listed.get(file)}’`,
            },
          ]
        : [],
    ),
  ];
}

/** Drafts: a note, since only a preview link shows them, and an editor may still be writing. */
export function notesOnDrafts(content: Content): Problem[] {
  const categories = listedCategories(content);
  if (!categories) return [];
  const listed = titlesOfListed(categories);
  return articleFiles(content)
    .filter(({ file }) => !listed.has(file))
    .map(({ file }) => ({ file, problem: `is not listed in help/categories.json: ${whoSeesDraft(file)}` }));
}

/** Files among the articles that nothing reads, such as an article called .htm. */
export function notesOnOtherFiles({ otherFiles = [] }: Content): Problem[] {
  return otherFiles.map((file) => ({ file, problem: 'is not read: the name of an article ends in .html' }));
}

/** A preview link consists of the category and the slug. */
function whoSeesDraft(file: string): string {
  const [, category = '', slug = ''] = /^help\/(.+)\/(.*)\.html$/.exec(file) ?? [];
  return isCategoryId(category) && slugForm.test(slug)
    ? 'only a link of npm run content:preview shows it'
    : 'nothing shows it, since its folder is no category or its name is no slug';
}

/** The titles of listed articles by their file. */
function titlesOfListed(categories: ListedCategory[]): Map<string, string> {
  return new Map(
    categories.flatMap(({ id, articles }) =>
      articles.map(({ slug, label }) => [`help/${id}/${slug}.html`, label] as const),
    ),
  );
}

function articleFiles(content: Content): PageFile[] {
  return content.pages.filter(({ file }) => file.startsWith('help/'));
}

function checkPage({ source, article }: PageFile): Finding[] {
  if (!article) return [whyUnreadable(source)];
  const elements = panelElements(source);
  return [
    ...checkCompleteness(source, article),
    ...checkUrgent(source, article),
    ...lostMarkup(source, article.html),
    ...markupFaults(source, panelStart(source)),
    ...checkOutline(elements),
    ...checkIds(elements),
    ...checkPictures(elements),
    ...checkLinkTexts(elements),
  ];
}
