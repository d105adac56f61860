import { bereavementGuidance } from './bereavement-guidance.ts';

/** What happens to Smart Export Guarantee and Feed-in Tariff payments. SPEC §2 "probate". */
export function Microgeneration() {
  const { title, lead, sections } = bereavementGuidance.microgeneration;
  return (
    <section aria-labelledby="microgeneration" className="flow">
      <h2 id="microgeneration">{title}</h2>
      <p className="prose">{lead}</p>
      <div className="groups">
        {sections.map((section) => (
          <div key={section.id} className="group flow flow--3" id={section.id}>
            <h3>{section.title}</h3>
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
          </div>
        ))}
      </div>
    </section>
  );
}
