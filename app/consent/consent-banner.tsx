import { useLayoutEffect, useRef, useState } from 'react';
import type { Consent } from '#contracts/consent.ts';
import { choose } from './consent-now.ts';
import { useConsentNow } from './use-consent-now.ts';
import { AllAtOnce } from './all-at-once.tsx';
import { chosenConsent } from './chosen-consent.ts';
import { ChoiceSaved } from './choice-saved.tsx';
import { areaHref } from '../area-href.ts';

type ConsentBannerProps = {
  /** The visitor's choice as the server knew it when it rendered the page. */
  hasChosen: boolean;
  /** The page's own path. */
  path: string;
};

/**
 * Asks which cookies are allowed until the visitor has chosen. SPEC §1. Without scripts a choice is posted, and the
 * server redirects back to the page. With scripts it is stored at once, and a line in the same place confirms it until
 * the next page.
 */
export function ConsentBanner({ hasChosen, path }: ConsentBannerProps) {
  const isDecided = useConsentNow((consent) => consent !== undefined, hasChosen);
  const [saved, setSaved] = useState<{ consent: Consent; path: string }>();
  // This also covers browsers without cookies: the same page does not ask twice.
  if (saved?.path === path) return <ChoiceSaved consent={saved.consent} />;
  if (isDecided) return null;
  return <Question path={path} onChoice={(consent) => setSaved({ consent, path })} />;
}

function Question({ path, onChoice }: { path: string; onChoice: (consent: Consent) => void }) {
  const section = useRef<HTMLElement>(null);
  const isAnswered = useRef(false);
  // A choice made in another tab closes the banner: focus that was inside it moves to the page.
  useLayoutEffect(() => {
    const element = section.current;
    return () => {
      if (isAnswered.current || !element?.contains(document.activeElement)) return;
      document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section ref={section} className="consent" aria-label="Cookies">
      <form
        className="wrap"
        method="post"
        action={areaHref('/cookies')}
        data-wakes=""
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent as SubmitEvent;
          const consent = chosenConsent(new FormData(event.currentTarget, submitter));
          isAnswered.current = true;
          choose(consent);
          onChoice(consent);
        }}
      >
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
