import text from './opening-clock.ts?inline-script';

/** The clock of opening hours as the text of a script, for the end of a page. */
export const openingClockScript = text;
