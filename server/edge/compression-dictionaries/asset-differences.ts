import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { createDictionary, type Dictionary } from './dictionary.ts';

/** A script or style sheet, and the hash that the build puts into its name. */
const builtFile = /^([\w.-]+)-[\w-]{8}(\.(?:js|css))$/;
/** Its differences to several releases together are a fraction of this. */
const mostBytes = 4 * 1024 * 1024;
const zstdInThreadPool = promisify(zstdCompress);
/** Its window has 8 MiB, the most that every browser reads. */
const params = { [constants.ZSTD_c_compressionLevel]: 19 };

/** What a file and those of the same name in other releases have in common, as a pattern; undefined for other kinds of files. */
export function otherReleasesOf(file: string): string | undefined {
  const [, name, extension] = builtFile.exec(file) ?? [];
  return name && `${name}-*${extension}`;
}

/**
 * Scripts and style sheets as differences to those of another release that a browser has. Each is made once, in the thread
 * pool and one after the other, for the browsers that ask after the first. The folders are those of the files.
 */
export function createAssetDifferences(folders: readonly string[], most = mostBytes) {
  let listed: Promise<Map<string, string>> | undefined;
  /** By the path of a file. */
  const names = new Map<string, Promise<string | undefined>>();
  /** By the file and the name of the dictionary; undefined where it is no smaller than the file itself. */
  const made = new Map<string, Uint8Array<ArrayBuffer> | undefined>();
  const waiting = new Set<string>();
  let bytes = 0;
  let last = Promise.resolve();

  /** The difference, if there is one by now; if not, it will be made. */
  function find(file: string, dictionary: string): Uint8Array<ArrayBuffer> | undefined {
    const key = `${file} ${dictionary}`;
    if (!made.has(key) && !waiting.has(key)) {
      waiting.add(key);
      // A file that another process has just deleted leaves everything as it is.
      last = last
        .then(() => add(key, file, dictionary))
        .catch(() => {})
        .finally(() => waiting.delete(key));
    }
    return made.get(key);
  }

  async function add(key: string, file: string, name: string) {
    listed ??= list(folders);
    const paths = await listed;
    const path = paths.get(file);
    const older = await findOlder(paths, file, name);
    if (path === undefined || !older) return;
    const difference = await compress(path, older);
    made.set(key, difference);
    bytes += difference?.byteLength ?? 0;
    for (const [oldest, { byteLength = 0 } = {}] of made) {
      if (bytes <= most) break;
      made.delete(oldest);
      bytes -= byteLength;
    }
  }

  /** The file of another release that has this name as a dictionary. */
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

/** Undefined for a file that has been deleted since. */
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
