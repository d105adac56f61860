import text from 'virtual:inline-script/app/frame/navigation/page-transitions.ts';

/**
 * Asks for transitions between pages and handles those that the browser aborts, as the text of a script for the beginning of
 * a page: the first of their promises exists when the page is first shown. Decision 75.
 */
export const transitionScript = text;
