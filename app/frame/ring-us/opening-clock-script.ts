import text from 'virtual:inline-script/app/frame/ring-us/opening-clock.ts';

/** The opening-hours clock as the text of a script, for the end of a page. */
export const openingClockScript = text;
