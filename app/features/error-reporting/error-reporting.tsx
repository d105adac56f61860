import { useWhenAllowed } from '../../consent/use-when-allowed.ts';

const load = async () => (await import('./start-error-reporting.ts')).startErrorReporting;

/** Tells the site what goes wrong in pages of visitors who allow the performance category, and of nobody else. */
export function ErrorReporting() {
  useWhenAllowed('performance', load);
  return null;
}
