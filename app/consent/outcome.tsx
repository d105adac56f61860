import { useEffect, useRef } from 'react';
import { Alert } from '../design-system/alert/alert.tsx';

/**
 * Says whether a choice was stored. Each new `outcome` takes the focus, so that it is announced, except for one that
 * arrives with the page.
 */
export function Outcome({ outcome, takesFocus }: { outcome: { isSaved: boolean }; takesFocus: boolean }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome && takesFocus) alert.current?.focus();
  }, [outcome, takesFocus]);
  const { isSaved } = outcome;
  return (
    <Alert
      ref={alert}
      id="outcome"
      role={isSaved ? 'status' : 'alert'}
      tabIndex={-1}
      tone={isSaved ? 'success' : 'warning'}
      title={isSaved ? 'We’ve saved your choices' : 'Your browser didn’t keep your choices'}
    >
      {isSaved
        ? 'They apply from now on. You can change them on this page at any time.'
        : 'It’s set to refuse cookies, so we can’t remember what you chose. We use only what makes this site work.'}
    </Alert>
  );
}
