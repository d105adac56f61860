import type { ContentClient } from '#clients/content/create-content-client.ts';
import { articlePath, categoryPath } from '../../area-href.ts';
import { readDefinitions, readListed } from '../../help-content/categories/read-categories.ts';

type Content = Pick<ContentClient, 'categories' | 'categoryPages'>;

/**
 * The category or listed article at a path, to count an answer for it and to link back to it; undefined for any other
 * path, so that nobody can fill the counts with made-up names.
 */
export async function findPage(
  path: string | null,
  content: Content,
): Promise<{ label: string; href: string } | undefined> {
  const [definitions, listed = []] = await Promise.all([readDefinitions(content), readListed(content)]);
  const pages = Object.entries(definitions).flatMap(([id, { title }]) => [
    { label: title, href: categoryPath(id) },
    ...(listed.find((category) => category.id === id)?.articles ?? []).map(({ label, slug }) => ({
      label,
      href: articlePath(id, slug),
    })),
  ]);
  return pages.find(({ href }) => href === path);
}
