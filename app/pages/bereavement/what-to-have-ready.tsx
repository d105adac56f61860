import { bereavementGuidance } from './bereavement-guidance.ts';

/** The information checklist, with boxes to tick on paper. SPEC §2 "probate". */
export function WhatToHaveReady() {
  const { title, lead, groups } = bereavementGuidance.checklist;
  return (
    <section aria-labelledby="checklist">
      <div className="section-head">
        <h2 id="checklist">{title}</h2>
        <p>{lead}</p>
      </div>
      <div className="groups groups--3">
        {groups.map((group) => (
          <div key={group.title} className="group">
            <h3>{group.title}</h3>
            <ul className="ticks">
              {group.items.map(({ item, note }: { item: string; note?: string }) => (
                <li key={item}>
                  <span>
                    {item}
                    {note && <small>{note}</small>}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
