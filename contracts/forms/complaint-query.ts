import * as z from 'zod/mini';
import { querySubjects, type QuerySubject } from './query-subjects.ts';
import { queryText } from './query-text.ts';

export type ComplaintQuery = { subject?: QuerySubject; query: string };

/**
 * The query of a complaint or enquiry. SPEC §2 "complaints/{complaint}/query", §5: a subject is required on energy
 * forms and absent from the others. `ask` is the step's heading.
 */
export function complaintQuery(
  isEnergyForm: boolean,
  ask = 'Tell us what happened',
): z.ZodMiniType<ComplaintQuery> {
  const query = queryText(ask);
  if (!isEnergyForm) return z.object({ query });
  return z.object({ subject: z.enum(querySubjects, 'Choose a subject'), query });
}
