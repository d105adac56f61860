import { useState } from 'react';
import { ExpectationsPanel } from './rights/expectations-panel.tsx';
import type { Expectations } from './rights/complaint-expectations.ts';
import { SubjectField } from './subject-field.tsx';

type SubjectAndExpectationsProps = { asksSubject: boolean; expectations: Expectations; subject: string };

/**
 * What a complaint is about, before anything else, and what to expect. The query step asks for the subject (SPEC §2),
 * with this answer filled in, so it is optional here.
 */
export function SubjectAndExpectations({
  asksSubject,
  expectations,
  subject: given,
}: SubjectAndExpectationsProps) {
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
      <ExpectationsPanel {...expectations} subject={subject} />
    </>
  );
}
