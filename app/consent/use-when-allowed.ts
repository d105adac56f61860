import { useEffect } from 'react';
import type { ConsentCategory } from '#contracts/consent.ts';
import { consentNow, onConsentChange } from './consent-now.ts';

/** Starts something and returns how to stop it. */
type Start = () => () => void;

/**
 * Loads and starts something once a category is allowed, on load or later, and stops it as soon as the category is
 * refused. Nothing of it is requested before. `load` must be stable. SPEC §4.
 */
export function useWhenAllowed(category: ConsentCategory, load: () => Promise<Start>) {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    let isLoading = false;
    const isAllowed = () => !isGone && consentNow()?.[category] === true;
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
        // The visitor may have refused meanwhile.
        if (isAllowed()) stop = start();
      } catch {
        // The connection is lost: pages work without it, and the next change tries again.
      } finally {
        isLoading = false;
      }
    };
    void follow();
    const unfollow = onConsentChange(() => void follow());
    return () => {
      isGone = true;
      unfollow();
      stop?.();
    };
  }, [category, load]);
}
