import reading from 'virtual:inline-script/app/frame/hydration/boot-reading.ts';
import withReact from 'virtual:inline-script/app/frame/hydration/boot-with-react.ts';

/** The addresses of the plain scripts of every page. */
export type PageScripts = { page: string; openingClock: string };

/**
 * The inline scripts that start a page's scripts late: one for pages that are only read, and one for pages where React
 * starts. Pages are complete without them, so on a slow connection they must not compete with what people read. They
 * start after the load event, when the browser is idle, or at once when the visitor first touches a part marked
 * `data-wakes`. They never start if the visitor has asked to save data. The opening-hours clock is loaded even then,
 * because it says whether our phone line is open. On a page that is only read it is loaded once its place is less than
 * a screen away, which few readers of an article on a phone reach. A page that the browser prerenders is not a visit
 * yet, so it starts nothing until it is shown.
 *
 * Once the visitor starts to read, the browser loads the dictionary that the page's response names, and the next page
 * takes a third of the bytes (decision 89). The code for that is inline because the dictionary contains inline scripts,
 * so later pages need not send it again. Browsers also report a pointer at rest when the page appears: its
 * movement is 0. After a redirect some documents have no navigation entry.
 */
export function bootScripts(addresses: PageScripts) {
  const fillIn = (text: string) =>
    text.replaceAll(/[`"']%(\w+)%[`"']/g, (_, name: keyof PageScripts) => JSON.stringify(addresses[name]));
  return { reading: fillIn(reading), withReact: fillIn(withReact) };
}
