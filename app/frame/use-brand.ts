import { useRouteLoaderData } from 'react-router';
import type { Brand } from '#contracts/brand.ts';
import type { ShellData } from './shell-data.ts';

/** The supplier, from the data of the frame; undefined on an error page of the frame itself. */
export function useBrand(): Brand | undefined {
  return useRouteLoaderData<{ shell: ShellData }>('root')?.shell.brand;
}
