import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { createDictionary, type Dictionary } from './dictionary.ts';

/** The name of a script or style sheet, with the hash that the build adds. */
const builtFile = /^([\w.-]+)-[\w-]{8}(\.(?:js|css))$/;
/** How many bytes of differences are cached. Those between one release and several others take a fraction of this. */
const mostBytes = 4 * 1024 * 1024;
const zstdInThreadPool = promisify(zstdCompress);
/** At this level the window has 8 MiB, the most that every browser supports. */
const params = { [constants.ZSTD_c_compressionLevel]: 19 };

/** A pattern for the names of this file in all releases; undefined for anything but scripts and style sheets. */
export function otherReleasesOf(file: string): string | undefined {
  const [, name, extension] = builtFile.exec(file) ?? [];
  return name && `${name}-*${extension}`;
}

/**
 * Scripts and style sheets, compressed as the difference from another release's version that the browser has. Each
 * difference is made once, in the thread pool and one at a time: the first request for it gets the file itself. The
 * files are in `folders`.
 */
export function createAssetDifferences(folders: readonly string[], most = mostBytes) {
  let listed: Promise<Map<string, string>> | undefined;
  /** The dictionary name of each file, by its path. */
  const names = new Map<string, Promise<string | undefined>>();
  /** Differences by file and dictionary name; undefined where the difference is no smaller than the file. */
  const cache = new Map<string, Uint8Array<ArrayBuffer> | undefined>();
  const waiting = new Set<string>();
  let bytes = 0;
  let last = Promise.resolve();

  /** The difference if it is ready; otherwise it is made for later requests. */
  function find(file: string, dictionary: string): Uint8Array<ArrayBuffer> | undefined {
    const key = `${file} ${dictionary}`;
    if (!cache.has(key) && !waiting.has(key)) {
      waiting.add(key);
      // If another process has just deleted a file, there is no difference.
      last = last
        .then(() => add(key, file, dictionary))
        .catch(() => {})
        .finally(() => waiting.delete(key));
    }
    return cache.get(key);
  }

  /** Lists again after a failure, such as a shared folder that was unavailable for a moment. */
  function listOnce() {
    listed ??= list(folders).catch((problem: unknown) => {
      listed = undefined;
      throw problem;
    });
    return listed;
  }

  async function add(key: string, file: string, name: string) {
    const paths = await listOnce();
    const path = paths.get(file);
    const older = await findOlder(paths, file, name);
    if (path === undefined || !older) return;
    const difference = await compress(path, older);
    cache.set(key, difference);
    bytes += difference?.byteLength ?? 0;
    for (const [oldest, { byteLength = 0 } = {}] of cache) {
      if (bytes <= most) break;
      cache.delete(oldest);
      bytes -= byteLength;
    }
  }

  /** Another release's version of the file, if it has this dictionary name. */
  async function findOlder(paths: Map<string, string>, file: string, name: string) {
    const pattern = otherReleasesOf(file);
    for (const [other, path] of paths) {
      if (other === file || otherReleasesOf(other) !== pattern) continue;
      const known = names.get(path) ?? nameOf(path);
      names.set(path, known);
      if ((await known) === name) return createDictionary(await readFile(path));
    }
    return undefined;
  }

  return { find };
}

/** The file's dictionary name; undefined if it has been deleted since. */
async function nameOf(path: string): Promise<string | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  return bytes && createDictionary(bytes).name;
}

/** The path of each script and style sheet. */
async function list(folders: readonly string[]): Promise<Map<string, string>> {
  const paths = new Map<string, string>();
  for (const folder of folders)
    for (const file of await readdir(folder)) if (builtFile.test(file)) paths.set(file, join(folder, file));
  return paths;
}

async function compress(path: string, { bytes, frame }: Dictionary) {
  const file = await readFile(path);
  const difference = Buffer.concat([frame, await zstdInThreadPool(file, { dictionary: bytes, params })]);
  const { byteLength } = await readFile(`${path}.br`).catch(() => file);
  return difference.byteLength < byteLength ? new Uint8Array(difference) : undefined;
}
