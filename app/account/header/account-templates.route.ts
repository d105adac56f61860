import type { Route } from './+types/account-templates.route.ts';
import { requireSignInEnabled } from '../session/require-sign-in.ts';
import { accountTemplates } from './account-templates.tsx';

/** What the header of a signed-in visitor is made of on a page without React. Decision 76. */
export function loader({ context }: Route.LoaderArgs) {
  requireSignInEnabled(context);
  return new Response(accountTemplates(), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // Of the same release as the page, because it names files.
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
    },
  });
}
