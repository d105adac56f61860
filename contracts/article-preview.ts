const day = 24 * 60 * 60;

/** A link to an article that is not listed. It expires after a week, which is enough for a review. Decision 59. */
export const articlePreview = { purpose: 'article-preview', seconds: 7 * day };
