import { Expander } from '../../design-system/expander/expander.tsx';
import { bereavementGuidance } from './bereavement-guidance.ts';
import { Microgeneration } from './microgeneration.tsx';

/** What few people need, collapsed: prepayment, home cover, and payments for electricity that the home makes. */
export function OnlyIfItApplies({ shownLink }: { shownLink: (link: string) => string }) {
  const { title, entries } = bereavementGuidance.onlyIfItApplies;
  return (
    <section aria-labelledby="only-if">
      <div className="section-head">
        <h2 id="only-if">{title}</h2>
      </div>
      <div className="groups">
        <div>
          {entries.map((entry) => (
            <Expander key={entry.title} summary={entry.title}>
              <p>{entry.text}</p>
              <p>
                <a href={shownLink(entry.link)}>{entry.label}</a>
              </p>
            </Expander>
          ))}
        </div>
        <Microgeneration />
      </div>
    </section>
  );
}
