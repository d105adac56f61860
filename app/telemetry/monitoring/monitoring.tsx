import { useEffect } from 'react';
import { useWhenAllowed } from '../../consent/use-when-allowed.ts';
import { loadMonitoring } from './load-monitoring.ts';

/** Monitors the pages of visitors who allow the performance category, and of no others. SPEC §1, §4. */
export function Monitoring() {
  useEffect(() => {
    performance.mark('react-started');
  }, []);
  useWhenAllowed('performance', loadMonitoring);
  return null;
}
