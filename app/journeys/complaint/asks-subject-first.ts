import type { ComplaintKind } from '#clients/leads/complaint-kinds.ts';

/** Whether the details step asks for the subject, which the query step then has filled in: energy complaints do. */
export function asksSubjectFirst({ isComplaint, isEnergyForm }: ComplaintKind): boolean {
  return isComplaint && isEnergyForm;
}
