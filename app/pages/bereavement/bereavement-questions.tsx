import { Expander } from '../../design-system/expander/expander.tsx';
import { contactHours } from './bereavement-faq.ts';
import { bereavementGuidance } from './bereavement-guidance.ts';

/**
 * The FAQ. The 'Executor' link opens the executor answer (SPEC §2): the answer itself has the id, so browsers open its
 * expander when the address points there, without scripts; `follow-target.ts` does it in older ones. `hours` are those of
 * the bereavement team.
 */
export function BereavementQuestions({ hours }: { hours: string | undefined }) {
  const { title, entries } = bereavementGuidance.faq;
  return (
    <section aria-labelledby="questions">
      <div className="section-head">
        <h2 id="questions">{title}</h2>
      </div>
      <div>
        {entries.map(({ id, question, answer }) => (
          <Expander key={id} summary={question}>
            <div id={id} className="flow flow--3">
              {id === contactHours && hours && <p>{hours}.</p>}
              <div className="rich-text flow flow--3" dangerouslySetInnerHTML={{ __html: answer }} />
            </div>
          </Expander>
        ))}
      </div>
    </section>
  );
}
