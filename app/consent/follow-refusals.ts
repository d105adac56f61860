import { consentCategories } from '#contracts/consent.ts';
import { consentNow, onConsentChange } from './consent-now.ts';

/**
 * Deletes what this browser and this tab have stored for a category when the visitor refuses it. The list of those
 * items is loaded only then. SPEC §1.
 */
export function followRefusals(): void {
  onConsentChange(() => {
    const consent = consentNow();
    if (!consent || consentCategories.every((category) => consent[category])) return;
    import('./forget-refused.ts')
      .then(({ forgetRefused }) => forgetRefused())
      // The connection is lost, or the browser denies access to storage. The next post deletes the cookies.
      .catch(() => undefined);
  });
}
