import { join, resolve } from 'node:path';

/**
 * The content of the tests' own supplier, so that a supplier's changes in content/ break no test. TEST_CONTENT_DIR
 * names other content, for the tests that check every page of it.
 */
export const brandDir = resolve(
  process.env['TEST_CONTENT_DIR'] ?? new URL('../brand', import.meta.url).pathname,
);

/** A file of the tests' own supplier, by its path below the content service. */
export const brandFile = (path: string) => join(brandDir, path);
