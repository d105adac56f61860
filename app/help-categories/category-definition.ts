import type { PictogramName } from '../design-system/pictogram/pictogram.tsx';

/** The known categories, in the order in which they are listed. SPEC §2 "Help category page". */
export const categoryIds = [
  'bills-and-payments',
  'my-account',
  'pay-as-you-go',
  'meters',
  'energy-tariffs',
  'homecare-help',
  'smart-home',
  'appliances-and-engineers',
  'breakdowns',
  'helpful-advice',
  'struggling-to-pay',
  'emergencies',
] as const;
export type CategoryId = (typeof categoryIds)[number];

export type ArticleLink = { label: string; link: string; externalLink: boolean };
export type CommonQuestion = {
  image: PictogramName;
  pill?: string;
  title: string;
  link: string;
  description: string;
  externalLink: boolean;
};

/** A category of common questions, grouped links and perhaps a featured last article. */
export type QuestionsAndGroups = {
  title: string;
  commonQuestions: CommonQuestion[];
  allArticlesTitle: string;
  allArticles: { title: string; articleLinks: ArticleLink[] }[];
  lastArticle?: {
    image: PictogramName;
    title: string;
    link: string;
    externalLink: boolean;
    description: string;
  };
};

/** A category that is one titled list of articles. */
export type ArticleList = {
  articlesTitle: string;
  articles: { label: string; path: string; externalLink: boolean }[];
};

/** A built-in category definition. SPEC §3. */
export type CategoryDefinition = {
  mainCategory: boolean;
  title: string;
  description: string;
  /** Where the category's tile leads: into the area, or out to the main site when `externalLink`. */
  link: string;
  cta: string;
  decoration: PictogramName;
  externalLink: boolean;
  ctaItems: { title: string; description: string; button: string; path: string }[];
} & ({ newLayout: true; categoryData: QuestionsAndGroups } | { newLayout: false; categoryData: ArticleList });
