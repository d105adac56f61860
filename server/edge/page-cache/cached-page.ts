import { createHash } from 'node:crypto';
import type { PageDictionary } from '../compression-dictionaries/page-dictionaries.ts';
import {
  chooseEncoding,
  choosesDictionary,
  compress,
  compressWith,
  type CompressWell,
  type Encoding,
} from './encodings.ts';

/** A response with a cached page, or 304 if the browser already has it. */
export type PageResponse = {
  status: 200 | 304;
  headers: Readonly<Record<string, string>>;
  /**
   * Compressed bytes are a text with one Latin-1 character for each: Node joins a text with the headers, and sends both
   * with one `write`.
   */
  body: Uint8Array<ArrayBuffer> | string | null;
};

type Lifetime = {
  /** Until when the content that it was made from is fresh, in monotonic milliseconds. */
  freshUntil: number;
  /** From this time on the page is wrong, not just old. */
  validUntil: number;
  /** Until when the page stays fresh because its content is unchanged; undefined if it has changed or is not known. */
  unchangedUntil: () => Promise<number | undefined>;
  /** The hour of the wall clock in which it was rendered, since 1970. */
  hour: number;
};

type PageDeps = {
  compressWell: CompressWell;
  /** Whether responses also depend on the dictionary that the browser has. */
  hasDictionaries: boolean;
};

export type CachedPage = Awaited<ReturnType<typeof createCachedPage>>;

/** All forms of a page count as this many times its size: the compressed forms together are smaller than the page. */
const sizeOfAllForms = 2;

/** A page is compressed at the best level once it has been sent in Brotli this many times. */
const worthCompressingWell = 2;

/** How many values of Accept-Encoding are cached for a page: a client that invents more can't fill the memory. */
const mostRemembered = 20;

/** Whether a response is a page that could be the same for every visitor. */
export function isCacheable({ status, headers }: Response): boolean {
  const isPage = (headers.get('content-type') ?? '').startsWith('text/html');
  return status === 200 && isPage && !headers.has('set-cookie');
}

/**
 * A rendered page with its ETag. Each response is made once: the page is compressed when a browser first accepts an
 * encoding, and compressed better when it is fetched again.
 */
export async function createCachedPage(
  response: Response,
  pageBytes: Uint8Array<ArrayBuffer> | undefined,
  lifetime: Lifetime,
  { compressWell, hasDictionaries }: PageDeps,
) {
  const identity = pageBytes ?? new Uint8Array(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  delete headers['content-length'];
  const isPrivate = headers['cache-control'] === 'no-store';
  if (!isPrivate) headers['cache-control'] = 'no-cache';
  headers['vary'] = hasDictionaries
    ? 'Accept-Encoding, Available-Dictionary, Cookie'
    : 'Accept-Encoding, Cookie';
  const hash = createHash('sha256')
    .update(identity)
    .update(headers['content-security-policy'] ?? '')
    .digest('base64url')
    .slice(0, 22);
  const etag = `W/"${hash}"`;
  headers['etag'] = etag;
  const unchanged: PageResponse = { status: 304, headers, body: null };
  /** Responses with the whole page, by encoding or by dictionary. */
  const whole = new Map<Encoding | PageDictionary, PageResponse>();
  whole.set('identity', { status: 200, headers, body: identity });

  function wholeIn(encoding: Encoding): PageResponse {
    return whole.get(encoding) ?? keep(encoding, encoding, compress(identity, encoding));
  }

  function wholeWith(dictionary: PageDictionary): PageResponse {
    return whole.get(dictionary) ?? keep(dictionary, 'dcz', compressWith(dictionary, identity));
  }

  function keep(form: Encoding | PageDictionary, name: string, bytes: Uint8Array<ArrayBuffer>): PageResponse {
    const encoded: PageResponse = {
      status: 200,
      headers: { ...headers, 'content-encoding': name },
      body: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'),
    };
    whole.set(form, encoded);
    return encoded;
  }

  /** The same responses, by Accept-Encoding and dictionary: browsers send a handful of values. */
  const chosen = new Map<string, PageResponse>();
  function wholeOf(acceptEncoding: string, dictionary: PageDictionary | undefined): PageResponse {
    const key = dictionary ? `${acceptEncoding} ${dictionary.name}` : acceptEncoding;
    const known = chosen.get(key);
    if (known) return known;
    const pageResponse =
      dictionary && !isPrivate && choosesDictionary(acceptEncoding)
        ? wholeWith(dictionary)
        : wholeIn(chooseEncoding(acceptEncoding));
    if (chosen.size < mostRemembered) chosen.set(key, pageResponse);
    return pageResponse;
  }

  let timesInBrotli = 0;
  function wholeFor(acceptEncoding: string, dictionary: PageDictionary | undefined): PageResponse {
    const pageResponse = wholeOf(acceptEncoding, dictionary);
    if (pageResponse === whole.get('br')) timesInBrotli += 1;
    if (timesInBrotli === worthCompressingWell) void improve();
    return pageResponse;
  }

  async function improve() {
    timesInBrotli += 1;
    const better = await compressWell(identity);
    if (!better) return;
    keep('br', 'br', better);
    chosen.clear();
  }

  return {
    ...lifetime,
    isPrivate,
    bytes: sizeOfAllForms * identity.byteLength,
    /**
     * Returns the same object for the same response. A missing header is passed as ''. `dictionary` is one that the
     * browser has; private pages are never compressed with it.
     */
    responseTo: (ifNoneMatch: string, acceptEncoding: string, dictionary?: PageDictionary): PageResponse =>
      ifNoneMatch !== '' && namesTag(ifNoneMatch, etag) ? unchanged : wholeFor(acceptEncoding, dictionary),
  };
}

/** RFC 9110, section 13.1.2: `*` names every version, and whether a tag is weak makes no difference. */
function namesTag(ifNoneMatch: string, etag: string): boolean {
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim());
  return tags.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag.replace(/^W\//, ''));
}
