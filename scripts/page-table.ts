// Checks that every page is in the page table, and that the area's path is a literal in one file.
import { globSync, readFileSync } from 'node:fs';
import { pageTable } from '../app/page-table.ts';
import routes from '../app/routes.ts';
import { compareRoutes, findLiterals } from './page-table/check-page-table.ts';

const isTest = /\.(?:test|fixture|examples)\.tsx?$/;
/** Routes in .ts files answer scripts and forms; `*` redirects to the not-found page. */
const pages = routes
  .filter(({ file, path }) => file.endsWith('.tsx') && path !== '*')
  .map(({ path = '' }) => `/${path}`);

const files = globSync('{*.ts,{app,clients,contracts,platform,scripts,server,services}/**/*.{ts,tsx}}');
const problems = [
  ...compareRoutes(
    pages,
    pageTable.map(({ route }) => route),
  ),
  ...files
    .filter((file) => !isTest.test(file))
    .toSorted()
    .flatMap((file) => findLiterals(file, readFileSync(file, 'utf8'))),
];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
