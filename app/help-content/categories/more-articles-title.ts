/** The title of the group of articles that the feed lists but the definition of their category does not place. */
export const moreArticlesTitle = 'More articles';
