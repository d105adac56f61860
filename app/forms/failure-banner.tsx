import type { ReactNode, Ref } from 'react';
import type { FailureNotice } from '#contracts/failure-words.ts';
import { Alert, type AlertTone } from '../design-system/alert/alert.tsx';
import { FailureReference } from '../frame/error-page/failure-reference.tsx';

type FailureBannerProps = {
  failure: FailureNotice;
  id: string;
  tone?: AlertTone;
  ref?: Ref<HTMLDivElement>;
  /** Replaces the description. */
  children?: ReactNode;
};

/** The banner of a failed call: its message, and the reference by which it is found in the log. SPEC §8. */
export function FailureBanner({ failure, id, tone = 'danger', ref, children }: FailureBannerProps) {
  const { title, description, reference } = failure;
  return (
    <Alert ref={ref} tone={tone} role="alert" id={id} tabIndex={-1} title={title}>
      {children ?? description.split('\n').map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
      <FailureReference reference={reference} />
    </Alert>
  );
}
