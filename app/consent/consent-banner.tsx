import { useSyncExternalStore } from 'react';
import { consentNow } from './consent-now.ts';
import { AllAtOnce } from './all-at-once.tsx';
import { areaHref } from '../area-href.ts';

/**
 * Asks which cookies are allowed. SPEC §1. `path` is the page's path. Without scripts a choice is posted, and the
 * server redirects back to the page. With scripts it is stored at once (`follow-banner.ts`), and a line in the same
 * place confirms it until the next page.
 */
export function ConsentBanner({ path }: { path: string }) {
  // Read once, when the page is shown. After that `follow-banner.ts` closes the question when the visitor chooses.
  const isDecided = useSyncExternalStore(
    never,
    () => consentNow() !== undefined,
    () => false,
  );
  return (
    <section className="consent" aria-label="Cookies" hidden={isDecided}>
      <form className="wrap" method="post" action={areaHref('/cookies')} data-wakes="">
        <div>
          <h2>Can we measure how this site is used?</h2>
          <p>
            We always use the cookies that make this site work. With your OK, we also measure visits and
            errors, so we can fix what’s slow or confusing.
          </p>
        </div>
        <input type="hidden" name="return-to" value={path} />
        <div className="consent__ways">
          <AllAtOnce small />
          <a href={areaHref('/cookies')}>Choose cookies</a>
        </div>
      </form>
    </section>
  );
}

const never = () => () => {};
