import type { ComplaintKind } from '#clients/leads/complaint-kinds.ts';

/** An energy complaint begins with its subject, which the query step then has. */
export function beginsWithSubject({ isComplaint, isEnergyForm }: ComplaintKind): boolean {
  return isComplaint && isEnergyForm;
}
