import { displayAttributes, type DisplaySettings } from '../../frame/display-settings/display-settings.ts';
import { savedTime } from './page-copy.ts';

/** The start of the page, up to and including the skip link, which has to stay first. */
const beginning = /<body\b[^>]*>(?:<a class="skip"[^>]*>[^<]*<\/a>)?/;

type Shown = {
  now: number;
  /** The visitor's settings, which may have changed since; undefined where a worker can't read them. */
  display: DisplaySettings | undefined;
};

/** A saved page as it is shown: its first line says that it is a copy, and how old it is. */
export async function showCopy(copy: Response, { now, display }: Shown): Promise<Response> {
  const html = await copy.text();
  const line = savedLine(new Date(savedTime(copy) ?? 0), new Date(now));
  const shown = display ? html.replace(/<html\b[^>]*>/, (tag) => withDisplay(tag, display)) : html;
  return new Response(
    shown.replace(beginning, (start) => start + line),
    { headers: copy.headers },
  );
}

function withDisplay(tag: string, display: DisplaySettings): string {
  const attributes = Object.entries(displayAttributes(display)).flatMap(([name, value]) =>
    value === undefined ? [] : ` ${name}="${value}"`,
  );
  return tag.replaceAll(/ data-\w+="[^"]*"/g, '').replace('>', `${attributes.join('')}>`);
}

/** In the visitor's own time zone. The year is given unless it is this one. */
function savedLine(saved: Date, now: Date): string {
  const isThisYear = saved.getFullYear() === now.getFullYear();
  const day = saved.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  });
  const time = saved.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return (
    '<aside class="banner saved-page" aria-label="Saved page"><p class="wrap"><span>You seem to be offline. ' +
    `This page was saved on ${day} at ${time}.</span> <a href="">Try again</a></p></aside>`
  );
}
