import type { Page } from '@playwright/test';

/** Collects what the page’s loaders are asked for from now on, where scripts change pages without reload. */
export function watchLoadedData(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && pathname.endsWith('.data')) loaded.push(pathname + search);
  });
  return loaded;
}
