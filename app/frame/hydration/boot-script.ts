import text from 'virtual:inline-script/app/frame/hydration/boot.ts';

/** The addresses of the plain scripts of every page. */
export type PageScripts = { page: string; openingClock: string };

/**
 * Starts the scripts of a page late. Pages are complete without them, so on a slow connection they must not compete with
 * what people read: they start after the load event when the browser is idle, at once when the visitor first touches a
 * part marked `data-wakes`, and never when the visitor asked to save data. Every page loads its plain script; a page with
 * a form also starts React. The clock of opening hours comes even where data is saved: it says whether we can be rung. On a page
 * that is only read, it comes once its place is less than a screen away, which few visitors of an article on a phone reach. A
 * page that the browser prerenders is not a visit yet, so it starts nothing until it is shown.
 *
 * Once somebody begins to read, the browser loads the dictionary that the page's answer names, and the next page takes a
 * third of the bytes: decision 89. That is here because it is part of the dictionary, so later pages send it no more. A
 * browser also reports a pointer that rests where the page appears: it has moved by nothing. Some documents after a
 * redirect have no entry of their navigation.
 *
 * React Router's start script is the element right before this script, found by its position, because content could use
 * any id. With React, links inside a journey change the page without a new document: if a visitor reloads and then goes
 * back before the start, the page is loaded anew, since this document contains another.
 */
export function bootScript(addresses: PageScripts): string {
  return text.replaceAll(/[`"']%(\w+)%[`"']/g, (_, name: keyof PageScripts) =>
    JSON.stringify(addresses[name]),
  );
}
