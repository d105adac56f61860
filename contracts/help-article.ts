/** A link target inside an article: an h2 with an id. */
export type ContentsEntry = { id: string; label: string };

/**
 * An article as read from the content service's HTML, already sanitised: `html` is safe to place in a page.
 * SPEC §2 "Help article page", CONTRACTS "Readings" 6 and 7.
 */
export type HelpArticle = {
  title: string;
  description: string;
  html: string;
  /** h2 headings with an id, in order. */
  contents: ContentsEntry[];
  /** True when the body uses expanders, tabs or video. */
  isRich: boolean;
  /** True when the body opens with what to do: a lead, steps in blocks and a number to call. Decision 55. */
  isUrgent?: true;
  /** ISO day (YYYY-MM-DD) of the last review, if the document has one. */
  lastReviewed?: string;
  /** `category/slug` of related articles, when the document names any. */
  related: string[];
  /** Search words that need not occur in the text. */
  keywords: string[];
  /** Visible text of the panel with spaces folded, for search and reading time. */
  text: string;
  wordCount: number;
};
