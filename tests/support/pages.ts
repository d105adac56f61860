import { readFileSync } from 'node:fs';

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../content/${file}`, import.meta.url), 'utf8'));

const feed = read('help/categories.json') as {
  data: { id: string; relationships: { articles: { data: { id: string } } } }[];
  included: { id: string; attributes: { articles: { label: string; link: string }[] } }[];
};

/** The 12 categories of the feed. */
export const categoryIds = feed.data.map(({ id }) => id);

/** Every listed article, as path and title. */
export const articles = feed.data.flatMap(({ id, relationships }) =>
  (feed.included.find((item) => item.id === relationships.articles.data.id)?.attributes.articles ?? []).map(
    ({ label, link }) => ({
      title: label,
      path: `/help-and-support/${id}/${link}`,
    }),
  ),
);

/** Every page of the area that stands for itself, articles aside. */
export const areaPages = [
  '/help-and-support/',
  ...categoryIds.map((id) => `/help-and-support/${id}`),
  '/help-and-support/contact-us',
  '/help-and-support/probate',
  '/help-and-support/extra-support',
  '/help-and-support/cookies',
  '/help-and-support/make-a-complaint-select-type',
  '/help-and-support/make-a-complaint-select-energy',
  '/help-and-support/submit-meter-read',
];

/** Pages of the embedded main site that look different from each other. */
export const mainSitePages = [
  '/',
  '/page-not-found.html',
  '/search?q=smart+metre+readings',
  '/search?q=zzqqxx',
  '/search?q=',
  '/energy/top-up',
  '/complaints/energy/credit',
];
