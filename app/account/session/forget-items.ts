import { forgetTariffMarker } from '#contracts/session.ts';
import { browserStorage } from './browser-storage.ts';

/** SPEC §3 "Browser storage keys": removed at every sign-out, SPEC §4. */
export const tariffItems = ['chosenTariff', 'pendingTariffDismissed'];

/** Removes the tariff items from each storage in which the main site may have put them. */
export function forgetItems(storages: (Storage | undefined)[]) {
  for (const storage of storages) for (const item of tariffItems) storage?.removeItem(item);
}

/**
 * Removes them if the server asked for it, as it does when it redirects from a signed-in page to the login or the
 * sign-out.
 */
export function forgetItemsIfAsked() {
  if (forgetTariffMarker.read(document.cookie) !== '1') return;
  forgetItems([browserStorage('localStorage'), browserStorage('sessionStorage')]);
  document.cookie = forgetTariffMarker.clear({ isSecure: true });
}
