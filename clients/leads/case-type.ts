import type { QuerySubject } from '#contracts/forms/query-subjects.ts';

/** The case type of a lead: the chosen subject, else empty. SPEC §3. */
export function caseType(subject: QuerySubject | undefined): QuerySubject | '' {
  return subject ?? '';
}
