import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const pages = [...globSync('*.md'), ...globSync('docs/**/*.md')];
const folders = 'app clients content contracts deploy docs platform scripts server services tests'.split(' ');
/** Files that a supplier may add: the docs describe them, but this repository has none of them. */
const optional = ['content/service-outages/help-and-support.json'];

/** Paths of this repository that a page names in code marks; patterns and abbreviations stand for no single file. */
function namedPaths(text: string): string[] {
  return [...text.matchAll(/`([\w./+-]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => path.includes('/') && folders.includes(path.split('/')[0] ?? ''))
    .filter((path) => !optional.includes(path));
}

/** Targets of links to other files, relative to the page. */
function linkedPaths(text: string): string[] {
  return [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, path = '']) => path);
}

test.each(pages)('every file and folder that %s names exists', (page) => {
  const text = readFileSync(page, 'utf8');
  expect(namedPaths(text).filter((path) => !existsSync(path))).toEqual([]);
  expect(linkedPaths(text).filter((path) => !existsSync(join(dirname(page), path)))).toEqual([]);
});

test('the pages name many files, so the check has something to check', () => {
  expect(pages.flatMap((page) => namedPaths(readFileSync(page, 'utf8'))).length).toBeGreaterThan(100);
});
