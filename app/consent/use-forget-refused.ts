import { useEffect } from 'react';
import { consentCategories } from '#contracts/consent.ts';
import { consentNow, onConsentChange } from './consent-now.ts';

/**
 * Whenever a choice refuses something, deletes what this browser and this tab keep of it. The list of what that may be is
 * loaded only then. SPEC §1.
 */
export function useForgetRefused(): void {
  useEffect(
    () =>
      onConsentChange(() => {
        const consent = consentNow();
        if (!consent || consentCategories.every((category) => consent[category])) return;
        import('./forget-refused.ts')
          .then(({ forgetRefused }) => forgetRefused(consent))
          // The line is lost, or the browser refuses storage: the server deletes the cookies at the next post.
          .catch(() => undefined);
      }),
    [],
  );
}
