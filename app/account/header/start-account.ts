import { watchSession } from '../session/watch-session.ts';
import { loadTemplates } from './fill-templates.ts';
import { returnAddress } from './return-address.ts';
import { showAccount } from './show-account.ts';
import { showWarning } from './show-warning.ts';

/** Starts the account on a page without React: it takes the place of the links to sign in. Decision 76. */
export async function startAccount(): Promise<void> {
  const fill = await loadTemplates();
  watchSession({
    page: { path: returnAddress(location.pathname, location.search), needsSignIn: false },
    onSession: showAccount(fill),
    onWarn: showWarning(fill),
  });
}
