/** The path of the help-and-support area on the supplier's site. No other file has it as a literal. */
export const areaPath = '/help-and-support';

/** The help home. Every page of the area is below it. */
export const homePath = `${areaPath}/`;

/** The part of a site's path below the area ('/meters' of '/help-and-support/meters'); undefined outside the area. */
export function pathBelowArea(path: string): string | undefined {
  return path.startsWith(homePath) ? path.slice(areaPath.length) : undefined;
}
