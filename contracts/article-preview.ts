const day = 24 * 60 * 60;

/** A link that shows an article that is not listed: long enough for a week's review, and then it is over. Decision 59. */
export const articlePreview = { purpose: 'article-preview', seconds: 7 * day };
