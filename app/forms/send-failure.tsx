import { useEffect, useRef } from 'react';
import { useRecordedFailure } from '../data-layer/use-recorded-failure.ts';
import { Alert } from '../design-system/alert/alert.tsx';

/** The banner of a lead that could not be posted; each `failure` gives it the focus. SPEC §8 "Lead post failure". */
export function SendFailure({ failure }: { failure: object }) {
  const banner = useRef<HTMLDivElement>(null);
  // Each failure is told anew.
  useEffect(() => {
    if (failure) banner.current?.focus();
  }, [failure]);
  useRecordedFailure('lead-post-failed', failure);
  return (
    <Alert
      ref={banner}
      tone="danger"
      role="alert"
      id="send-failure"
      tabIndex={-1}
      title="Unfortunately, we’re having technical problems at the moment."
    >
      <p>Either stay on this page and try again in a few moments, or try again later.</p>
      <p>Thank you for your patience. We’re sorry for the inconvenience this might cause.</p>
    </Alert>
  );
}
