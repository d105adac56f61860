import type { Site } from '../context.ts';
import type { ShellData } from './shell-data.ts';

/** The root's data that a page's meta needs; React Router passes the matches to meta untyped. */
export function rootData(matches: readonly (object | undefined)[]): { publicUrl: string; brandName: string } {
  const root: { loaderData?: { shell: ShellData; site: Site } } | undefined = matches[0];
  return {
    publicUrl: root?.loaderData?.site.publicUrl ?? '',
    brandName: root?.loaderData?.shell.brand.name ?? '',
  };
}
