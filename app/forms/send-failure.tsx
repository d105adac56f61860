import { useEffect, useRef, type ReactNode } from 'react';
import type { FailureNotice } from '#contracts/failure-words.ts';
import { useRecordedFailure } from '../telemetry/analytics/use-recorded-failure.ts';
import { FailureBanner } from './failure-banner.tsx';
import { moveFocus } from './move-focus.ts';

type SendFailureProps = {
  failure: FailureNotice;
  /** Replaces the description. */
  children?: ReactNode;
};

/** The banner of a lead that could not be posted. SPEC §8 "Lead post failure". */
export function SendFailure({ failure, children }: SendFailureProps) {
  const banner = useRef<HTMLDivElement>(null);
  // Each try makes a new `failure` object: a second failure takes the focus and is announced again.
  useEffect(() => {
    if (failure) moveFocus(banner.current);
  }, [failure]);
  useRecordedFailure('lead-post-failed', failure);
  return (
    <FailureBanner ref={banner} failure={failure} id="send-failure">
      {children}
    </FailureBanner>
  );
}
