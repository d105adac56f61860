import { Expander } from '../../../design-system/expander/expander.tsx';
import { Panel } from '../../../design-system/panel/panel.tsx';
import { subjectLabel } from '../subject-label.ts';
import type { Expectations } from './complaint-expectations.ts';

type ExpectationsPanelProps = Expectations & { subject: string };

/** The rights that apply to a subject, how long a complaint takes, and who helps if it isn't settled. */
export function ExpectationsPanel({ rights, howLong, ombudsman, subject }: ExpectationsPanelProps) {
  return (
    <Panel tone="dawn" className="panel--small flow flow--3" labelledBy="your-rights">
      <h2 id="your-rights" className="h-sm">
        What you can expect
      </h2>
      {/* Always there, so that the rights are announced when the subject is chosen. */}
      <div role="status" className="flow flow--3">
        {rights[subject]?.map((right) => (
          <p key={right}>
            <b>Your right:</b> {right}
          </p>
        ))}
      </div>
      {subject === '' && Object.keys(rights).length > 0 && (
        // Without scripts the rights of a subject come with the next page, so all of them are listed until then.
        <Expander summary="Your rights, subject by subject">
          <ul>
            {Object.entries(rights).map(([each, sentences]) => (
              <li key={each}>
                <b>{subjectLabel(each)}:</b> {sentences.join(' ')}
              </li>
            ))}
          </ul>
        </Expander>
      )}
      <p>
        <b>How long it takes:</b> {howLong}.
      </p>
      <p>
        <b>{ombudsman.title}</b> {ombudsman.text}
      </p>
    </Panel>
  );
}
