import { consentCategories } from '#contracts/consent.ts';
import { consentNow, onConsentChange } from './consent-now.ts';

/**
 * Deletes what this browser and this tab store of a category when a choice refuses it. The list of those items is only
 * loaded then. SPEC §1.
 */
export function followRefusals(): void {
  onConsentChange(() => {
    const consent = consentNow();
    if (!consent || consentCategories.every((category) => consent[category])) return;
    import('./forget-refused.ts')
      .then(({ forgetRefused }) => forgetRefused())
      // The connection is lost, or the browser refuses storage: the server deletes the cookies at the next post.
      .catch(() => undefined);
  });
}
