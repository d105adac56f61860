import type { DefinedCategory } from '#contracts/category-pages.ts';
import type { PictogramName } from '../../design-system/pictogram/pictogram-names.ts';

type Defined<NewLayout extends boolean> = Extract<DefinedCategory, { newLayout: NewLayout }>;
type WithPictogram<T extends { image: string }> = Omit<T, 'image'> & { image: PictogramName };
type Questions = Defined<true>['categoryData'];

/** Common questions, grouped links and optionally a featured last article. */
export type QuestionsAndGroups = Omit<Questions, 'commonQuestions' | 'lastArticle'> & {
  commonQuestions: WithPictogram<Questions['commonQuestions'][number]>[];
  lastArticle?: WithPictogram<NonNullable<Questions['lastArticle']>>;
};

type List = Defined<false>['categoryData'];

/** One titled list of articles; other articles that the feed lists go in their own group. */
export type ArticleList = List & { moreArticles: List['articles'] };

/** A current category page: its definition, with the articles that the feed lists. SPEC §3. */
export type CategoryDefinition = Omit<DefinedCategory, 'decoration' | 'newLayout' | 'categoryData'> & {
  decoration: PictogramName;
} & ({ newLayout: true; categoryData: QuestionsAndGroups } | { newLayout: false; categoryData: ArticleList });
