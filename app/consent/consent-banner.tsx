import { useSyncExternalStore } from 'react';
import { consentNow } from './consent-now.ts';
import { AllAtOnce } from './all-at-once.tsx';
import { areaHref } from '../area-href.ts';

type ConsentBannerProps = {
  /** The visitor's choice as the server knew it when it rendered the page. */
  hasChosen: boolean;
  /** The page's own path. */
  path: string;
};

/**
 * Asks which cookies are allowed until the visitor has chosen. SPEC §1. Without scripts a choice is posted, and the
 * server redirects back to the page. With scripts it is stored at once (`follow-banner.ts`), and a line in the same
 * place confirms it until the next page.
 */
export function ConsentBanner({ hasChosen, path }: ConsentBannerProps) {
  // Read when the page is shown; `follow-banner.ts` closes it when the visitor chooses.
  const isDecided = useSyncExternalStore(
    never,
    () => consentNow() !== undefined,
    () => hasChosen,
  );
  if (hasChosen) return null;
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
