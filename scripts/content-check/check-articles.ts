import { listedCategories } from './listed-articles.ts';
import { describeMarkup, lostMarkup } from './lost-markup.ts';
import type { Content, PageFile, Problem } from './read-content.ts';

/** Long enough to answer, short enough to read: the house's range for an article. */
const wordRange = { least: 250, most: 900 };
const descriptionRange = { least: 50, most: 170 };

/** Articles and pages: readable, listed, complete, of the allowed markup, with a sound outline. */
export function checkArticles(content: Content): Problem[] {
  return [...checkListing(content), ...content.pages.flatMap(checkPage)];
}

function checkListing(content: Content): Problem[] {
  const categories = listedCategories(content);
  if (!categories) return [];
  const listed = new Map<string, string>(
    categories.flatMap(({ id, articles }) =>
      articles.map(({ slug, label }) => [`help/${id}/${slug}.html`, label] as const),
    ),
  );
  const files = content.pages.filter(({ file }) => file.startsWith('help/'));
  return [
    ...[...listed.keys()]
      .filter((file) => !content.has(file))
      .map((file) => ({ file, problem: 'is listed in help/categories.json, but there is no such file' })),
    ...files
      .filter(({ file }) => !listed.has(file))
      .map(({ file }) => ({ file, problem: 'is not listed in help/categories.json' })),
    ...files.flatMap(({ file, article }) =>
      article && listed.has(file) && listed.get(file) !== article.title
        ? [{ file, problem: `is called ‘${article.title}’, but listed as ‘${listed.get(file)}’` }]
        : [],
    ),
  ];
}

function checkPage({ file, source, article }: PageFile): Problem[] {
  if (!article)
    return [{ file, problem: 'is no whole document with a title and a content panel that holds text' }];
  const { description, wordCount } = article;
  const problems = [
    ...(description === '' ? ['has no meta description'] : []),
    ...(description !== '' &&
    (description.length < descriptionRange.least || description.length > descriptionRange.most)
      ? [
          `has a description of ${description.length} characters: ${descriptionRange.least} to ${descriptionRange.most} read well`,
        ]
      : []),
    ...(wordCount < wordRange.least || wordCount > wordRange.most
      ? [`has ${wordCount} words: ${wordRange.least} to ${wordRange.most} read well`]
      : []),
    ...(article.lastReviewed ? [] : ['has no last-reviewed date (YYYY-MM-DD)']),
    ...lostMarkup(source, article.html).map((lost) => `holds ${lost}, which is outside the allow-list`),
    ...checkOutline(article.html),
    ...checkPictures(source),
  ];
  return problems.map((problem) => ({ file, problem }));
}

/** Headings start at h2 (the page's title is the h1) and go down one step at a time. */
function checkOutline(html: string): string[] {
  const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map((match) => Number(match[1]));
  return levels.flatMap((level, index) => {
    const previous = index === 0 ? 1 : (levels[index - 1] ?? 1);
    return level > previous + 1 ? [`jumps from h${previous} to h${level}`] : [];
  });
}

/** Pictures and drawings say what they show; a picture may be empty on purpose only with alt="". */
function checkPictures(source: string): string[] {
  return describeMarkup(source).flatMap(({ tag, attributes }) => {
    if (tag === 'img' && !attributes.has('alt')) return ['has an image without alternative text'];
    if (tag === 'svg' && !attributes.get('aria-label') && attributes.get('aria-hidden') !== 'true')
      return ['has a drawing without words (aria-label)'];
    return [];
  });
}
