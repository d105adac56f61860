import { createMiddleware } from 'hono/factory';
import { getMimeType } from 'hono/utils/mime';
import { choosesDictionary } from '../page-cache/encodings.ts';
import { createAssetDifferences, otherReleasesOf } from './asset-differences.ts';

/**
 * Middleware for the files below this path. Each script or style sheet is a dictionary for its next release, and a
 * browser that has it from another release gets only the difference. Range requests get parts of the file itself.
 */
export function differencesOfAssets(path: string, folders: readonly string[]) {
  const differences = createAssetDifferences(folders);
  return createMiddleware(async (c, next) => {
    const file = c.req.path.slice(`${path}/`.length);
    const otherReleases = otherReleasesOf(file);
    if (otherReleases === undefined) return next();
    const dictionary = c.req.header('available-dictionary');
    const isAsked = choosesDictionary(c.req.header('accept-encoding') ?? '') && !c.req.header('range');
    const difference = dictionary !== undefined && isAsked ? differences.find(file, dictionary) : undefined;
    if (difference) c.res = c.body(difference, 200, headersOf(file, difference));
    else await next();
    if (c.res.ok) c.res.headers.set('vary', 'Accept-Encoding, Available-Dictionary');
    if (c.res.status === 200) c.res.headers.set('use-as-dictionary', `match="${path}/${otherReleases}"`);
    return undefined;
  });
}

function headersOf(file: string, { byteLength }: Uint8Array) {
  return {
    'content-type': getMimeType(file) ?? '',
    'content-encoding': 'dcz',
    'content-length': String(byteLength),
  };
}
