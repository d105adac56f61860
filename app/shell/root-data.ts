import type { Site } from '../context.ts';
import type { ShellData } from './shell-data.ts';

/** What a page's meta needs of the root's data; its matches come untyped from React Router for this use. */
export function rootData(matches: readonly (object | undefined)[]): { publicUrl: string; brandName: string } {
  const root: { loaderData?: { shell: ShellData; site: Site } } | undefined = matches[0];
  return {
    publicUrl: root?.loaderData?.site.publicUrl ?? '',
    brandName: root?.loaderData?.shell.brand.name ?? '',
  };
}
