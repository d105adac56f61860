import { useEffect } from 'react';
import type { ShownError } from '#contracts/analytics-events.ts';
import { record } from './data-layer.ts';

/** Records that a visitor is shown a failure; each `failure` is one. SPEC §8 "reported to analytics". */
export function useRecordedFailure(name: ShownError, failure: object | false | undefined): void {
  useEffect(() => {
    if (failure) record({ event: 'error', category: 'error', name });
  }, [name, failure]);
}
