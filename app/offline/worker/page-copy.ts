const savedAt = 'x-saved-at';
const filesSaved = 'x-saved-files';
/** Headers that describe the response as it was sent, not its copy. */
const ofTheWire = ['content-encoding', 'content-length', 'etag', 'vary', 'date'];

const script = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const namedInPage =
  /(?:href|src|poster)="(\/[^"#?]+\/(?:assets|media)\/[^"#?]+\.(?:css|woff2|svg|png|jpe?g|webp|avif)|\/[^"#?]+\/theme-[\w-]+\.css)/g;
const namedInStyles = /url\(["']?(\/[^"')#?]+)/g;

/** A page as it is saved, and the paths of the files that it needs to look as it should. */
export type PageCopy = { response: Response; files: string[] };

/**
 * Whether a response is a whole page that is the same for every visitor. The server marks such pages as `no-cache`. A
 * page that sets a cookie, which a worker can't see, or is private to a visitor has no such mark
 * (server/edge/page-cache).
 */
export function maySave({ status, redirected, headers }: Response): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') === true;
  const rules = headers.get('cache-control') ?? '';
  const isShared = rules.includes('no-cache') && !/no-store|private/.test(rules);
  return status === 200 && !redirected && isPage && isShared;
}

/** Every page works without its scripts, and offline they could not load the others that they import. */
export function withoutScripts(html: string): string {
  return html.replaceAll(script, '');
}

/** A page without its scripts, with a note of when it was saved. */
export function copyPage(html: string, responseHeaders: Headers, now: number): PageCopy {
  const text = withoutScripts(html);
  const files = [...new Set(pathsIn(text, namedInPage))];
  const headers = new Headers(responseHeaders);
  for (const name of ofTheWire) headers.delete(name);
  headers.set(savedAt, String(now));
  return { response: new Response(text, { headers }), files };
}

/** The paths of the font and the pictures that a style sheet names. */
export function filesOfStyles(css: string): string[] {
  return pathsIn(css, namedInStyles);
}

/** When a copy was saved, in milliseconds; undefined for a file. */
export function savedTime({ headers }: Response): number | undefined {
  const time = headers.get(savedAt);
  return time === null ? undefined : Number(time);
}

/**
 * Milliseconds since a copy was saved; Infinity for a file. A time that is still to come was noted by a clock that has
 * been put right since, so that copy's age is unknown: Infinity too.
 */
export function ageOf(copy: Response, now: number): number {
  const passed = now - (savedTime(copy) ?? -Infinity);
  return passed < 0 ? Infinity : passed;
}

/** Records on a copy which files were saved for it. */
export function noteFiles({ headers }: Response, paths: string[]): void {
  headers.set(filesSaved, paths.join(' '));
}

/** The paths of the files that were saved for a copy. */
export function filesOfCopy({ headers }: Response): string[] {
  return (headers.get(filesSaved) ?? '').split(' ');
}

function pathsIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, path = '']) => path);
}
