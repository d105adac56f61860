import { forgetTariffMarker, forgetTariffSeconds } from '#contracts/session.ts';
import { browserStorage } from './browser-storage.ts';

/** SPEC §3 "Browser storage keys": removed at every sign-out, SPEC §4. */
export const tariffItems = ['chosenTariff', 'pendingTariffDismissed'];

/** Removes the tariff items from wherever the main site keeps them. */
export function forgetItems(storages: (Storage | undefined)[]) {
  for (const storage of storages) for (const item of tariffItems) storage?.removeItem(item);
}

/** The Set-Cookie line by which the server, which cannot reach browser storage, asks the next page to remove them. */
export const askToForgetItems = marker('1', forgetTariffSeconds);

/** Removes them where the server asked for that: it led from a signed-in page to the login or the sign-out. */
export function forgetItemsIfAsked() {
  if (!document.cookie.split('; ').includes(`${forgetTariffMarker}=1`)) return;
  forgetItems([browserStorage('localStorage'), browserStorage('sessionStorage')]);
  document.cookie = marker('', 0);
}

function marker(value: string, seconds: number): string {
  return `${forgetTariffMarker}=${value}; Path=/; Max-Age=${seconds}; Secure; SameSite=Lax`;
}
