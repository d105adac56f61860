import { useRouteLoaderData } from 'react-router';
import type { ShellData } from '../shell-data.ts';
import type { Ring } from './ring.ts';

/** Customer service's line, from the data of the frame; undefined where it could not be loaded. */
export function useRing(): Ring | undefined {
  return useRouteLoaderData<{ shell: ShellData }>('root')?.shell.ring;
}
