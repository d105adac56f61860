import type { ServiceCall } from '../../service-call.ts';
import { ContentUnavailable } from './content-unavailable.ts';
import { readText } from './read-text.ts';

/** A good copy: `value` is undefined when the service answered that there is none (404). */
export type Copy<T> = { value: T | undefined; etag: string | undefined };

/** What is expected at a path: how to read it, and whether 404 is an answer or a failure. */
export type ContentKind<T> = {
  accept: 'application/json' | 'text/html';
  read: (text: string) => T | undefined;
  mayBeMissing: boolean;
};

/** More than any article or data file of a help site; a larger response is a fault of the service. */
const contentSizeLimit = 2_000_000;

type LoadRequest<T> = {
  call: ServiceCall;
  path: string;
  kind: ContentKind<T>;
  previous: Copy<T> | undefined;
  signal: AbortSignal;
};

/**
 * Fetches a path once, conditionally when an earlier copy has an ETag. Returns that very copy if nothing has changed.
 * Throws ContentUnavailable.
 */
export async function loadCopy<T>({ call, path, kind, previous, signal }: LoadRequest<T>): Promise<Copy<T>> {
  const headers = new Headers({ accept: kind.accept });
  // SPEC §7: the content JSON client sends a max-age=0 cache-control header.
  if (kind.accept === 'application/json') headers.set('cache-control', 'max-age=0');
  if (previous?.etag) headers.set('if-none-match', previous.etag);
  const response = await call(path, { headers, signal }).catch((cause: unknown) => {
    throw new ContentUnavailable(path, 'no connection', cause);
  });
  if (response.status === 304 && previous) return previous;
  if (!response.ok) {
    // An unread body keeps its connection open until the response is garbage-collected.
    await response.body?.cancel().catch(() => {});
    if (response.status !== 404 || !kind.mayBeMissing)
      throw new ContentUnavailable(path, `status ${response.status}`);
    return previous && previous.value === undefined ? previous : { value: undefined, etag: undefined };
  }
  const text = await readText(response).catch((cause: unknown) => {
    throw new ContentUnavailable(path, 'the answer broke off', cause);
  });
  if (text.length > contentSizeLimit) throw new ContentUnavailable(path, 'too large');
  const value = kind.read(text);
  if (value === undefined) throw new ContentUnavailable(path, 'not what was expected');
  return { value, etag: response.headers.get('etag') ?? undefined };
}
