import { jobKinds, type JobKind } from './leads-tables.ts';

/**
 * The kinds of jobs that can be overdue. Without a CRM nothing delivers a lead: the job stays pending for a CRM that
 * is connected later, but it is not overdue, and retention does not wait for it. Decision 97.
 */
export function awaitedKinds(hasCrm: boolean): readonly JobKind[] {
  return hasCrm ? jobKinds : jobKinds.filter((kind) => kind !== 'crm-hand-over');
}
