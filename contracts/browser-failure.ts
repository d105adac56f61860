import * as z from 'zod/mini';

/** What failed in a page: loading, a call or a script. */
export const browserFailureKinds = [
  'boundary',
  'failed-call',
  'unhandled-rejection',
  'script-error',
] as const;
export type BrowserFailureKind = (typeof browserFailureKinds)[number];

const shaped = (form: RegExp) => z.string().check(z.regex(form));
/** File of our own build, line and column. */
const place = shaped(/^[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/);

/** A failure as a page's scripts report it. Each field's format leaves no room for what a visitor typed. */
export const browserFailure = z.strictObject({
  kind: z.enum(browserFailureKinds),
  /** Name of the error, or the type of what was thrown instead. */
  error: shaped(/^[A-Za-z]\w{0,59}$/),
  /** HTTP status. */
  code: z.optional(shaped(/^\d{3}$/)),
  /** The frames of the stack that are ours, the innermost first. */
  at: z.array(place).check(z.maxLength(4)),
  /** Of the page, scrubbed. */
  path: shaped(/^\/[^\s?#]{0,300}$/),
  /** Of the call that failed, or of the page. */
  requestId: z.optional(shaped(/^[A-Za-z0-9_.-]{8,64}$/)),
  /** Of the page. */
  release: z.optional(shaped(/^[\w.-]{1,40}$/)),
});
export type BrowserFailure = z.infer<typeof browserFailure>;
