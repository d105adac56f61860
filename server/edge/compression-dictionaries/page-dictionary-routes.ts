import { Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { areaPath } from '#contracts/area-path.ts';
import { useForPages, type PageDictionaries } from './page-dictionaries.ts';

const forEver = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-type': 'application/octet-stream',
  'use-as-dictionary': useForPages,
  vary: 'Accept-Encoding',
};

/**
 * The dictionaries that pages link to. An unknown one, such as another release's, is answered 204: the browser carries
 * on without a dictionary, whereas it would report a 404 as an error of the page.
 */
export function pageDictionaryRoutes(dictionaries: Pick<PageDictionaries, 'at'> | undefined) {
  return new Hono().get(`${areaPath}/:file{page-dictionary-[\\w-]+}`, (c) => {
    const found = dictionaries?.at(c.req.path);
    if (!found) return c.body(null, 204, { 'cache-control': 'no-store' });
    const encoding = accepts(c, { header: 'Accept-Encoding', supports: ['br'], default: 'identity' });
    return encoding === 'br'
      ? c.body(found.br, 200, { ...forEver, 'content-encoding': 'br' })
      : c.body(new Uint8Array(found.bytes), 200, forEver);
  });
}
