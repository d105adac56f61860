import { categoryPages } from '../../contracts/category-pages.ts';
import { brand } from '../../contracts/brand.ts';
import { customerRecords } from '../../contracts/customer-records.ts';
import { factList } from '../../contracts/facts.ts';
import { filmList } from '../../contracts/films.ts';
import { footer } from '../../contracts/footer.ts';
import { headerConfiguration } from '../../contracts/header-configuration.ts';
import { helpCategoriesFeed } from '../../contracts/help-categories-feed.ts';
import { identityCustomers } from '../../contracts/identity.ts';
import { intentList } from '../../contracts/instant-answers.ts';
import { infoPageList } from '../../contracts/main-site.ts';
import { meterReadSettings } from '../../contracts/meter-read-settings.ts';
import { searchSynonyms } from '../../contracts/search-synonyms.ts';
import { theme } from '../../contracts/theme/theme.ts';
import { checkDefinitions } from './check-categories.ts';
import { checkFilms } from './check-films.ts';
import { checkNoticeText, isOutageFile, outageContract } from './check-outages.ts';
import { describeIssue, nameOfField, type Issue } from './field-words.ts';
import { checkLinkLabels } from './link-texts.ts';
import { mediaNamedIn } from './named-media.ts';
import { lineOfText, type Content, type DataFile, type Problem } from './read-content.ts';
import { checkRichText } from './rich-text-fields.ts';
import { unreadFields } from './unread-fields.ts';

type Contract = { safeParse: (value: unknown) => { data?: unknown; error?: { issues: Issue[] } } };

const contracts: Record<string, Contract> = {
  'brand.json': brand,
  'facts.json': factList,
  'theme.json': theme,
  'footer.json': footer,
  'header.json': headerConfiguration,
  'help/categories.json': helpCategoriesFeed,
  'help/category-pages.json': categoryPages,
  'meter-read/settings.json': meterReadSettings,
  'service-outages/help-and-support.json': outageContract,
  'service-outages/help-and-support.sample.json': outageContract,
  'media/films/films.json': filmList,
  'main-site/pages.json': infoPageList,
  'search/answers.json': intentList,
  'search/synonyms.json': searchSynonyms,
  'identity/customers.json': identityCustomers,
  'identity/records.json': customerRecords,
};
/** Text fields that are rich text. */
const richText = /^(footer\.json$|meter-read\/|service-outages\/|main-site\/)/;

/** Checks data files: present, of their contract's shape, rich text within its limits, pictures that exist. */
export function checkData(content: Content): Problem[] {
  return [
    ...content.broken,
    ...checkDefinitions(content),
    ...content.needs.filter((file) => !content.has(file)).map((file) => ({ file, problem: 'is missing' })),
    ...content.data.flatMap((data) => [
      ...checkContract(data),
      ...(richText.test(data.file) ? checkTexts(data) : []),
      ...checkLinkLabels(data.value).map(({ path: at, problem }) => ({
        file: data.file,
        line: data.lineOf(at),
        problem,
      })),
      ...mediaNamedIn(data.value).flatMap((path) => checkMedia(content, data, path)),
    ]),
    ...checkFilms(content),
    ...content.pages.flatMap((page) =>
      mediaNamedIn(page.article?.html).flatMap((path) => checkMedia(content, page, path)),
    ),
  ];
}

function checkContract({ file, value, lineOf }: DataFile): Problem[] {
  const contract = contracts[file];
  if (!contract) return [{ file, problem: 'is no content file that anything reads' }];
  const { issues = [] } = contract.safeParse(value).error ?? {};
  return issues.map((issue) => ({ file, line: lineOf(issue.path), problem: describeIssue(issue, value) }));
}

/**
 * The fields of an editor's files that the site doesn't know. The documents of a content service are not checked for
 * them: it may serve other clients too.
 */
export function checkUnreadFields({ data }: Content): Problem[] {
  return data.flatMap(({ file, value, lineOf }) =>
    unreadFields(value, contracts[file]?.safeParse(value).data)
      .filter((path) => !isCategoryName(file, path))
      .map((path) => ({
        file,
        line: lineOf(path),
        problem: `has ${nameOfField(path)}, which is not the name of a field: see docs/how-to`,
      })),
  );
}

/** `checkDefinitions` reports these, with the names that there are. */
function isCategoryName(file: string, path: PropertyKey[]): boolean {
  return file === 'help/category-pages.json' && path.length === 1;
}

function checkTexts({ file, value, lineOf }: DataFile): Problem[] {
  const check = isOutageFile(file) ? checkNoticeText : checkRichText;
  return richTextsIn(value).flatMap(({ path, text }) =>
    check(nameOf(path), text).map((problem) => ({ file, line: lineOf(path), problem })),
  );
}

type RichText = { path: PropertyKey[]; text: string };

/** Lists of a main site's pages, and of notices. */
const lists = new Set(['pages', 'notices']);

/** The texts of a file, and those in its lists. */
function richTextsIn(value: unknown, path: PropertyKey[] = []): RichText[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    const isShownAsText = typeof each === 'string' || path.length > 0 || lists.has(name);
    return isShownAsText ? richTextsIn(each, [...path, Array.isArray(value) ? Number(name) : name]) : [];
  });
}

function nameOf(path: PropertyKey[]): string {
  return String(path.findLast((part) => typeof part === 'string'));
}

/** Every picture, poster, caption or film exists. */
function checkMedia(
  content: Content,
  { file, source }: { file: string; source: string },
  path: string,
): Problem[] {
  if (content.has(path)) return [];
  return [{ file, line: lineOfText(source, `/${path}`), problem: `names /${path}, which is not there` }];
}
