import { Expander } from '../../design-system/expander/expander.tsx';
import { bereavementGuidance } from './bereavement-guidance.ts';

/** What happens to Smart Export Guarantee and Feed-in Tariff payments. SPEC §2 "probate". */
export function Microgeneration() {
  const { title, lead, sections } = bereavementGuidance.microgeneration;
  return (
    <section aria-labelledby="microgeneration" className="flow">
      <h3 id="microgeneration">{title}</h3>
      <p className="prose">{lead}</p>
      <div>
        {sections.map((section) => (
          <Expander key={section.id} id={section.id} summary={section.title}>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {section.lists.map((list) => (
              <div key={list.lead} className="flow flow--2">
                <p>{list.lead}</p>
                <ul className="bullets">
                  {list.items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </div>
            ))}
          </Expander>
        ))}
      </div>
    </section>
  );
}
