import { areaPath } from '../../contracts/area-path.ts';

/** Lines of these may name the area's path: the one literal, and prose. */
const definition = 'contracts/area-path.ts';
const comment = /^\s*(?:\/\/|\/?\*)/;
/** The path itself, also within a regular expression; not files and folders that are named after it. */
const literal = new RegExp(String.raw`(?<![\w.-])\\?${areaPath}(?![\w.-])`);

/** Pages that `routes.ts` has and the page table lacks, and the reverse. */
export function compareRoutes(routes: readonly string[], table: readonly string[]): string[] {
  return [
    ...routes
      .filter((route) => !table.includes(route))
      .map((route) => `${route} is a page in app/routes.ts, and not in app/page-table.ts`),
    ...table
      .filter((route) => !routes.includes(route))
      .map((route) => `${route} is in app/page-table.ts, and not a page in app/routes.ts`),
    ...table
      .filter((route, nth) => table.indexOf(route) !== nth)
      .map((route) => `${route} is in app/page-table.ts twice`),
  ];
}

/** Lines of code with the area's path as a literal. Links are made by `areaHref`, other paths of `areaPath`. */
export function findLiterals(file: string, source: string): string[] {
  if (file === definition) return [];
  return source.split('\n').flatMap((line, nth) => {
    return literal.test(line) && !comment.test(line)
      ? [
          `${file}:${nth + 1} has ${areaPath} as a literal: use areaHref of app/area-href.ts, or areaPath of ${definition}`,
        ]
      : [];
  });
}
