import { readFileSync } from 'node:fs';
import type { Film } from '#contracts/films.ts';
import { brandFile } from './brand-dir.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(brandFile(file), 'utf8'));

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

/** The films of the help home. */
export const { films } = read('media/films/films.json') as { films: Film[] };

/** Every page of the area with its own route, except for articles. */
export const areaPages = [
  '/help-and-support/',
  ...categoryIds.map((id) => `/help-and-support/${id}`),
  ...films.map(({ id }) => `/help-and-support/films/${id}`),
  '/help-and-support/contact-us',
  '/help-and-support/probate',
  '/help-and-support/extra-support',
  '/help-and-support/cookies',
  '/help-and-support/was-this-useful',
  '/help-and-support/make-a-complaint-select-type',
  '/help-and-support/make-a-complaint-select-energy',
  '/help-and-support/submit-meter-read',
  '/help-and-support/bills-and-payments/compare-two-bills',
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
