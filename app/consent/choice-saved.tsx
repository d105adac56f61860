import { useEffect, useRef } from 'react';
import { consentCategories, type Consent } from '#contracts/consent.ts';
import { Icon } from '../design-system/icon/icon.tsx';
import { areaHref } from '../area-href.ts';

/** Confirms the choice in place of the question, and takes the focus that the question had. */
export function ChoiceSaved({ consent }: { consent: Consent }) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => line.current?.focus({ preventScroll: true }), []);
  const isAllowed = consentCategories.some((category) => consent[category]);
  return (
    <div ref={line} className="consent consent--kept" role="status" tabIndex={-1}>
      <p className="wrap">
        <Icon name="check-circle" />
        <span>
          {isAllowed
            ? 'You accepted all cookies.'
            : 'You rejected all but the cookies that make this site work.'}{' '}
          Change this any time: choose <a href={areaHref('/cookies')}>Cookies</a> at the foot of the page.
        </span>
      </p>
    </div>
  );
}
