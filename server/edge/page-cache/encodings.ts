import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';
import type { Dictionary } from '../compression-dictionaries/dictionary.ts';

export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity';

/** Levels that take less than a millisecond for a page, while its visitor waits. */
const brotliQuality = 5;
const zstdLevel = 9;
/** Takes some 20 ms for a page, and makes it a tenth smaller. */
const bestBrotliQuality = 11;

/** For an uncached response: Brotli takes a quarter of a millisecond for a page, Zstandard a third of that. */
const uncachedBrotliQuality = 4;
const uncachedZstdLevel = 3;

/**
 * Bytes of a block of output. A compressor is only freed when V8 collects its old generation, with the block it wrote to last. With
 * blocks of 16 KiB, the default, buffers took 48 MiB under load instead of 20 (decision 112).
 */
const chunkSize = 4 * 1024;

const zstdOf = (level: number) => ({ chunkSize, params: { [constants.ZSTD_c_compressionLevel]: level } });
const brotliOf = (quality: number) => ({ chunkSize, params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const compressors = {
  br: (bytes) => brotliCompressSync(bytes, brotliOf(brotliQuality)),
  zstd: (bytes) => zstdCompressSync(bytes, zstdOf(zstdLevel)),
  gzip: (bytes) => gzipSync(bytes, { chunkSize }),
} satisfies Partial<Record<Encoding, (bytes: Uint8Array) => Uint8Array>>;

/** The encoding that compresses best comes first: a page is compressed once and sent many times. */
const preferred = Object.keys(compressors) as (keyof typeof compressors)[];

export function compress(bytes: Uint8Array<ArrayBuffer>, encoding: Encoding): Uint8Array<ArrayBuffer> {
  return encoding === 'identity' ? bytes : new Uint8Array(compressors[encoding](bytes));
}

const uncachedCompressors = {
  zstd: (bytes) => zstdCompressSync(bytes, zstdOf(uncachedZstdLevel)),
  br: (bytes) => brotliCompressSync(bytes, brotliOf(uncachedBrotliQuality)),
  gzip: compressors.gzip,
} satisfies typeof compressors;

/** The fastest encoding comes first. */
const preferredUncached = Object.keys(uncachedCompressors) as (keyof typeof uncachedCompressors)[];

/** Compresses an uncached response, and says with which encoding; undefined for a browser that accepts none. */
export function compressUncached(bytes: Uint8Array<ArrayBuffer>, accepted: string) {
  const encoding = choose(accepted, preferredUncached);
  return encoding && { encoding, bytes: new Uint8Array(uncachedCompressors[encoding](bytes)) };
}

/** Compresses a page as `dcz`, for a browser that has the dictionary. RFC 9842 §5. */
export function compressWith({ bytes, frame }: Dictionary, page: Uint8Array): Uint8Array<ArrayBuffer> {
  const compressed = zstdCompressSync(page, { dictionary: bytes, ...zstdOf(zstdLevel) });
  return new Uint8Array(Buffer.concat([frame, compressed]));
}

const brotliInThreadPool = promisify(brotliCompress);

/** Undefined if the bytes can't be compressed, for example because memory is short. */
export type CompressWell = (bytes: Uint8Array) => Promise<Uint8Array<ArrayBuffer> | undefined>;

/** Brotli at its best level, in the thread pool and one page at a time, so that it takes one processor at most. */
export function createCompressWell(): CompressWell {
  let last: ReturnType<CompressWell> = Promise.resolve(undefined);
  return (bytes) => {
    last = last
      .then(async () => new Uint8Array(await brotliInThreadPool(bytes, brotliOf(bestBrotliQuality))))
      .catch(() => undefined);
    return last;
  };
}

/**
 * The encoding for an Accept-Encoding header: of those with the highest weight (`br;q=0.5`), the one that compresses
 * best. A weight of 0 refuses an encoding. RFC 9110 §12.5.3.
 */
export function chooseEncoding(accepted: string): Encoding {
  return choose(accepted, preferred) ?? 'identity';
}

/** Whether a browser that has a dictionary prefers a response compressed with it. */
export function choosesDictionary(accepted: string): boolean {
  return choose(accepted, ['dcz', ...preferred]) === 'dcz';
}

function choose<T extends string>(accepted: string, offered: readonly T[]): T | undefined {
  const weights = weightsOf(accepted);
  const weightOf = (encoding: T) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const heaviest = Math.max(...offered.map(weightOf));
  return heaviest === 0 ? undefined : offered.find((encoding) => weightOf(encoding) === heaviest);
}

function weightsOf(accepted: string): Map<string, number> {
  const parts = accepted.split(',').map((part) => {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return [name, weight === undefined ? 1 : Number(weight) || 0] as const;
  });
  return new Map(parts);
}
