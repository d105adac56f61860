import { useEffect } from 'react';
import type { FailedCall } from '#contracts/analytics-events.ts';
import { record } from './data-layer.ts';

/** Records each failure that the visitor sees: every new `failure` object is one. SPEC §8 "reported to analytics". */
export function useRecordedFailure(name: FailedCall, failure: object | false | undefined): void {
  useEffect(() => {
    if (failure) record({ event: 'error', category: 'error', name });
  }, [name, failure]);
}
