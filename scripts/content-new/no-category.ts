import { categoryIds } from '../../contracts/category-ids.ts';

/** Why an article can't be in this category. */
export function noCategory(category: string): string {
  return `There is no category ‘${category}’: there are ${categoryIds.join(', ')}.`;
}
