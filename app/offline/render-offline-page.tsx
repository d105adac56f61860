import type { ContentClient } from '#clients/content/create-content-client.ts';
import { offlinePaths } from '#contracts/offline-help.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { renderPlainPage } from '../frame/plain-page/render-plain-page.tsx';
import { emergencyHelp } from './emergency-help.ts';
import { OfflinePage } from './offline-page.tsx';
import stylesheet from '../frame/error-page/error-page.css?url';

type Deps = { content: ContentClient; clock: Clock; cookies: string | null };

/** Renders the offline page as a whole HTML document: without search and signing in, which need a network. */
export async function renderOfflinePage({ content, clock, cookies }: Deps): Promise<string> {
  const saved = await emergencyHelp(content);
  return renderPlainPage({
    title: 'You’re offline',
    path: offlinePaths.page,
    cookies,
    content,
    year: new Date(clock.now()).getFullYear(),
    account: undefined,
    stylesheet,
    children: (brand) => <OfflinePage brand={brand} saved={saved} />,
  });
}
