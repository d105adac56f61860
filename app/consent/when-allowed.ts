import type { ConsentCategory } from '#contracts/consent.ts';
import { consentNow, onConsentChange } from './consent-now.ts';

/** Starts something and returns the function that stops it. */
type Start = () => () => void;

/**
 * Loads and starts something once a category is allowed, now or later, and stops it as soon as the category is
 * refused. Nothing is requested before that. SPEC §4.
 */
export function whenAllowed(category: ConsentCategory, load: () => Promise<Start>): void {
  let stop: (() => void) | undefined;
  let isLoading = false;
  const isAllowed = () => consentNow()?.[category] === true;
  const follow = async () => {
    if (!isAllowed()) {
      stop?.();
      stop = undefined;
      return;
    }
    if (stop || isLoading) return;
    isLoading = true;
    try {
      const start = await load();
      // The visitor may have refused in the meantime.
      if (isAllowed()) stop = start();
    } catch {
      // The connection is lost: pages work without it, and the next change of consent tries again.
    } finally {
      isLoading = false;
    }
  };
  void follow();
  onConsentChange(() => void follow());
}
