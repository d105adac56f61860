import { bootScript, type PageScripts } from './boot-script.ts';

const bootScripts = new WeakMap<PageScripts, string>();

type Options = {
  pageScripts: PageScripts;
  /** Elements that the plain script shows later; they are none of React's. */
  templates: string;
};

/**
 * Adds the boot script to a page that does not start React: its only inline script. Any other in its HTML is from the
 * content, and the content security policy does not allow it.
 */
export function addBootScript(html: string, { pageScripts, templates }: Options) {
  // The same string for every page, whose hash is then known.
  const boot = bootScripts.get(pageScripts) ?? bootScript(pageScripts);
  bootScripts.set(pageScripts, boot);
  return { html: appendToBody(html, `<script>${boot}</script>${templates}`), inlineScripts: [boot] };
}

/** Markup without a body element is returned unchanged. */
export function appendToBody(html: string, markup: string): string {
  const end = html.lastIndexOf('</body>');
  return end === -1 ? html : html.slice(0, end) + markup + html.slice(end);
}
