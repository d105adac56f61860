import { useEffect } from 'react';
import type { ConsentCategory } from '#contracts/consent.ts';
import { consentNow, onConsentChange } from './consent-now.ts';

/** Starts something and returns what stops it. */
type Start = () => () => void;

/**
 * Loads and starts something once a category is allowed, be it from the beginning or later, and stops it as soon as
 * the category is refused. Nothing of it is asked for before. `load` is one for all renders. SPEC §4.
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
        // The visitor may have thought better of it meanwhile.
        if (isAllowed()) stop = start();
      } catch {
        // The line is lost: pages do without it, and the next change tries again.
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
