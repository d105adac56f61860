import { useWhenAllowed } from '../../consent/use-when-allowed.ts';

const load = async () => (await import('./start-error-reporting.ts')).startErrorReporting;

/** Reports errors in the pages of visitors who allow the performance category, and of no others. */
export function ErrorReporting() {
  useWhenAllowed('performance', load);
  return null;
}
