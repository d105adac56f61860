import { useEffect, useRef } from 'react';
import { useRecordedFailure } from '../../data-layer/use-recorded-failure.ts';
import { Alert } from '../../design-system/alert/alert.tsx';

/** The banner of a reading that could not be sent, then the supplier's own words (rich text). SPEC §8. */
export function ReadingFailure({ failure, template }: { failure: object; template: string }) {
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
      title="Sorry, we’re having technical issues right now"
    >
      <div className="rich-text" dangerouslySetInnerHTML={{ __html: template }} />
    </Alert>
  );
}
