import { readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '../../routes.ts';
import { hasReact } from './pages-with-react.ts';

/** The routes that are pages. The others only respond to scripts and posts. */
const pages = (routes as RouteConfigEntry[]).filter(({ file }) => file.endsWith('.route.tsx'));

test.each(pages.map(({ path = '', file }) => ({ path: `/${path}`, file })))(
  '$path is either only read, or one of the pages with React',
  ({ path, file }) => {
    const isForReading = readFileSync(`app/${file}`, 'utf8').includes('handle = readingPage');
    expect(hasReact(path.replaceAll(/:\w+/g, 'energy-credit'))).toBe(!isForReading);
  },
);
