import { articlePath } from '#app/area-href.ts';
import type { ContentClient } from '#clients/content/create-content-client.ts';

/** More of them make the next page hardly smaller, and the dictionary larger (decision 89). */
const articlesInIt = 3;

type Deps = {
  content: Pick<ContentClient, 'categories'>;
  /** Answers a request of a visitor who has chosen nothing yet, in this process. */
  answerPage: (path: string) => Response | Promise<Response>;
};

/**
 * What pages have in common: one article whole, with the frame and the question about cookies, and what two more say. They
 * are the first of the first categories, so that every process with this content makes the same bytes. Nothing in them
 * is of a visitor. Undefined while one of them can't be had.
 */
export async function makePageDictionary({ content, answerPage }: Deps): Promise<Uint8Array | undefined> {
  const categories = await content.categories({ isOptional: true });
  const paths = categories
    .flatMap(({ id, articles: [first] }) => (first ? [articlePath(id, first.slug)] : []))
    .slice(0, articlesInIt);
  const answers = await Promise.all(paths.map(async (path) => answerPage(path)));
  const pages = answers.filter(isForEverybody).map((answer) => answer.text());
  const [whole, ...others] = await Promise.all(pages);
  return whole === undefined ? undefined : Buffer.from([whole, ...others.map(mainOf)].join(''));
}

const isForEverybody = ({ status, headers }: Response) =>
  status === 200 && headers.get('cache-control') === 'no-cache';

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
