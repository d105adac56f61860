import { useEffect, useRef } from 'react';
import { Alert } from '../../design-system/alert/alert.tsx';

/** Says whether a choice was kept; each new `outcome` takes the focus, save that of a page that comes with it. */
export function Outcome({ outcome, takesFocus }: { outcome: { isKept: boolean }; takesFocus: boolean }) {
  const alert = useRef<HTMLDivElement>(null);
  // Each outcome is told anew.
  useEffect(() => {
    if (outcome && takesFocus) alert.current?.focus();
  }, [outcome, takesFocus]);
  const { isKept } = outcome;
  return (
    <Alert
      ref={alert}
      id="outcome"
      role={isKept ? 'status' : 'alert'}
      tabIndex={-1}
      tone={isKept ? 'success' : 'warning'}
      title={isKept ? 'We’ve saved your choices' : 'Your browser didn’t keep your choices'}
    >
      {isKept
        ? 'They count from now on. You can change them on this page at any time.'
        : 'It’s set to refuse cookies, so we can’t remember what you chose. We use only what makes this site work.'}
    </Alert>
  );
}
