import { useState } from 'react';
import { ProspectsPanel } from './rights/prospects-panel.tsx';
import type { Prospects } from './rights/complaint-prospects.ts';
import { SubjectField } from './subject-field.tsx';

type ComplaintStartProps = { asksSubject: boolean; prospects: Prospects; subject: string };

/**
 * What a complaint is about, before anything else, and what to expect. The query step asks for the subject (SPEC §2),
 * with this answer filled in, so it is optional here.
 */
export function ComplaintStart({ asksSubject, prospects, subject: given }: ComplaintStartProps) {
  const [subject, setSubject] = useState(given);
  return (
    <>
      {asksSubject && (
        <SubjectField
          label="What is your complaint about?"
          optional
          hint="We’ll show you your rights. You can change it in the next step."
          placeholder="Choose a subject"
          defaultValue={given}
          onInput={(event) => setSubject(event.currentTarget.value)}
        />
      )}
      <ProspectsPanel {...prospects} subject={subject} />
    </>
  );
}
