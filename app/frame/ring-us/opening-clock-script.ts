import text from 'virtual:inline-script/app/frame/ring-us/opening-clock.ts';

/** The clock of opening hours as the text of a script, for the end of a page. */
export const openingClockScript = text;
