import text from 'virtual:inline-script/app/frame/hydration/boot.ts';

/** The addresses of the plain scripts of every page. */
export type PageScripts = { page: string; openingClock: string };

/**
 * Starts the scripts of a page late. Pages are complete without them, so on a slow connection they must not compete
 * with what people read. They start after the load event, when the browser is idle, or at once when the visitor first
 * touches a part marked `data-wakes`. They never start if the visitor has asked to save data. Every page loads its
 * plain script; a page with a form also starts React. The opening-hours clock is loaded even when data is saved,
 * because it says whether our phone line is open. On a page that is only read it is loaded once its place is less than
 * a screen away, which few readers of an article on a phone reach. A page that the browser prerenders is not a visit
 * yet, so it starts nothing until it is shown.
 *
 * Once the visitor starts to read, the browser loads the dictionary that the page's response names, and the next page
 * takes a third of the bytes (decision 89). The code for that is in this script because the dictionary contains this
 * script, so later pages need not send it again. Browsers also report a pointer at rest when the page appears: its
 * movement is 0. After a redirect some documents have no navigation entry.
 *
 * React Router's start script is the element right before this script. It is found by its position, because content
 * could use any id. On a page without one, the last element of the frame is there instead, which has another type and
 * id. With React, links inside a journey change the page without a new document. If a visitor reloads and goes back
 * before React starts, the page is reloaded, because this document contains a different one.
 */
export function bootScript(addresses: PageScripts): string {
  return text.replaceAll(/[`"']%(\w+)%[`"']/g, (_, name: keyof PageScripts) =>
    JSON.stringify(addresses[name]),
  );
}
