import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '../../routes.ts';
import { isForReading } from '../reading-page.ts';
import { hasReact } from './pages-with-react.ts';

/** The routes that are pages. The others only respond to scripts and posts. */
const pages = (routes as RouteConfigEntry[]).filter(({ file }) => file.endsWith('.route.tsx'));
const modules = import.meta.glob<{ handle?: unknown }>('../../**/*.route.tsx');

test.each(pages.map(({ path = '', file }) => ({ path: `/${path}`, file })))(
  '$path is either only read, or one of the pages with React',
  async ({ path, file }) => {
    const route = await modules[`../../${file}`]?.();
    expect(route).toBeDefined();
    expect(hasReact(path.replaceAll(/:\w+/g, 'energy-credit'))).toBe(!isForReading([route ?? {}]));
  },
);
