import type { Route } from './+types/account-templates.route.ts';
import { requireSignInEnabled } from '../session/require-sign-in.ts';
import { accountTemplates } from './account-templates.tsx';

/** Serves the templates with which a page without React shows a signed-in visitor's account. Decision 76. */
export function loader({ context }: Route.LoaderArgs) {
  requireSignInEnabled(context);
  return new Response(accountTemplates(), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // Revalidated each time: the templates name built files, so they must be of the same release as the page.
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
    },
  });
}
