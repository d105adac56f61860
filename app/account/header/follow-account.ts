import { signedInMarker } from '#contracts/session.ts';
import { forgetItemsIfAsked } from '../session/forget-items.ts';

/**
 * On a page without React: shows who is signed in. Nearly all visitors lack the marker cookie and are not signed in:
 * nothing is loaded or requested for them.
 */
export function followAccount(): void {
  // A site without sign-in has no account link.
  if (!document.querySelector('[data-account]')) return;
  let hasStarted = false;
  const check = () => {
    forgetItemsIfAsked();
    if (hasStarted || signedInMarker.read(document.cookie) !== '1') return;
    hasStarted = true;
    import('./start-account.ts')
      .then(({ startAccount }) => startAccount())
      // The connection is lost: the header stays as it is, and its link still works.
      .catch(() => void (hasStarted = false));
  };
  check();
  // The visitor may have signed in in another tab since.
  addEventListener('focus', check);
}
