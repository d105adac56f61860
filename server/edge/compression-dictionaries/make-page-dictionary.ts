import { articlePath } from '#app/area-href.ts';
import type { ContentClient } from '#clients/content/create-content-client.ts';

/** More articles make the next page hardly smaller, but the dictionary larger (decision 89). */
const articlesInIt = 3;

type Deps = {
  content: Pick<ContentClient, 'categories'>;
  /** Requests a page in this process, without any cookie. */
  getPage: (path: string) => Response | Promise<Response>;
};

/**
 * What pages have in common: one whole article, with the frame and the question about cookies, and the main part of two
 * more. They are the first articles of categories spread over the list, since neighbours share many words, and always
 * the same, so that every process with this content makes the same bytes. They contain no visitor's data. Undefined
 * while no article is available.
 */
export async function makePageDictionary({ content, getPage }: Deps): Promise<Uint8Array | undefined> {
  const categories = await content.categories({ isOptional: true });
  const paths = categories.flatMap(({ id, articles: [first] }) =>
    first ? [articlePath(id, first.slug)] : [],
  );
  const responses = await Promise.all(spread(paths).map(async (path) => getPage(path)));
  const pages = responses.filter(isForEverybody).map((response) => response.text());
  const [whole, ...others] = await Promise.all(pages);
  return whole === undefined ? undefined : Buffer.from([whole, ...others.map(mainOf)].join(''));
}

const isForEverybody = ({ status, headers }: Response) =>
  status === 200 && headers.get('cache-control') === 'no-cache';

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

/** Some of the articles, at even distances from the first on. */
function spread(paths: readonly string[]): string[] {
  const count = Math.min(articlesInIt, paths.length);
  const places = Array.from({ length: count }, (_, nth) => Math.floor((nth * paths.length) / count));
  return paths.filter((_, place) => places.includes(place));
}
