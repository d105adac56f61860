import { cleanRichText } from '../../clients/content/rich-text/clean-rich-text.ts';
import { brand } from '../../contracts/brand.ts';
import { customerRecords } from '../../contracts/customer-records.ts';
import { filmList } from '../../contracts/films.ts';
import { headerConfiguration } from '../../contracts/header-configuration.ts';
import { helpCategoriesFeed } from '../../contracts/help-categories-feed.ts';
import { identityCustomers } from '../../contracts/identity.ts';
import { standInList } from '../../contracts/main-site.ts';
import { meterReadSettings } from '../../contracts/meter-read-settings.ts';
import { serviceOutage } from '../../contracts/service-outage.ts';
import type { Content, Problem } from './read-content.ts';

const contracts: Record<
  string,
  {
    safeParse: (value: unknown) => {
      success: boolean;
      error?: { issues: { path: PropertyKey[]; message: string }[] };
    };
  }
> = {
  'brand.json': brand,
  'header.json': headerConfiguration,
  'help/categories.json': helpCategoriesFeed,
  'meter-read/settings.json': meterReadSettings,
  'service-outages/help-and-support.json': serviceOutage,
  'service-outages/help-and-support.sample.json': serviceOutage,
  'media/films/films.json': filmList,
  'main-site/pages.json': standInList,
  'identity/customers.json': identityCustomers,
  'identity/records.json': customerRecords,
};
const mayBeMissing = new Set([
  'service-outages/help-and-support.json',
  'service-outages/help-and-support.sample.json',
  'main-site/pages.json',
  'identity/customers.json',
  'identity/records.json',
]);
/** Text fields that are rich text. */
const richText = /^(meter-read|service-outages)\//;

/** Data files: present, of their contract's shape, rich text within its limits, pictures there. */
export function checkData(content: Content): Problem[] {
  return [
    ...content.broken,
    ...Object.keys(contracts)
      .filter((file) => !mayBeMissing.has(file) && !content.has(file))
      .map((file) => ({ file, problem: 'is missing' })),
    ...content.data.flatMap(({ file, value }) => [
      ...checkContract(file, value),
      ...(richText.test(file) ? checkRichText(file, value) : []),
      ...checkMedia(content, file, JSON.stringify(value)),
    ]),
    ...content.pages.flatMap(({ file, article }) => checkMedia(content, file, article?.html ?? '')),
  ];
}

function checkContract(file: string, value: unknown): Problem[] {
  const contract = contracts[file];
  if (!contract) return [{ file, problem: 'is no content file that anything reads' }];
  const result = contract.safeParse(value);
  return (result.error?.issues ?? []).map(({ path, message }) => ({
    file,
    problem: `${path.map(String).join('.')}: ${message}`,
  }));
}

function checkRichText(file: string, value: unknown): Problem[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, text]) =>
    typeof text === 'string' && cleanRichText(text) !== text
      ? [{ file, problem: `${field}: holds markup outside a, sup, p, b and href` }]
      : [],
  );
}

/** Every picture, poster, caption or film named anywhere in a file is there. */
function checkMedia(content: Content, file: string, text: string): Problem[] {
  // As data files name them, and as an article's reader has made them, alone or in a list of sizes.
  const named = text.matchAll(/(?:[" ,]|\/help-and-support)\/(media\/[\w./-]+)/g);
  return [...new Set([...named].map(([, path = '']) => path))]
    .filter((path) => !content.has(path))
    .map((path) => ({ file, problem: `names /${path}, which is not there` }));
}
