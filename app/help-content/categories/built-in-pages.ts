import type { CategoryId } from '#contracts/category-ids.ts';
import type { DefinedCategory } from '#contracts/category-pages.ts';
import pages from './built-in-pages.json' with { type: 'json' };

/**
 * The built-in category definitions (SPEC §3), used where the content service has none of its own. The file has the
 * format of `help/category-pages.json`, so that it can be copied into the content and changed there (decision 42).
 */
export const builtInPages = pages as Record<CategoryId, DefinedCategory>;
