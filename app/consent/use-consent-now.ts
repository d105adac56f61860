import { useSyncExternalStore } from 'react';
import type { Consent } from '#contracts/consent.ts';
import { consentNow, onConsentChange } from './consent-now.ts';

/**
 * What `read` makes of the visitor's choice, and always of the latest: one made in another tab, or since a page was
 * drawn that the browser brings back. Until scripts run it is what the server drew.
 */
export function useConsentNow<T extends string | boolean>(
  read: (consent: Consent | undefined) => T,
  drawn: T,
): T {
  return useSyncExternalStore(
    onConsentChange,
    () => read(consentNow()),
    () => drawn,
  );
}
