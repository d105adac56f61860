import { bereavementGuidance } from './bereavement-guidance.ts';

/** What happens once we know, and who may tell us: its link opens the FAQ's answer about executors. SPEC §2 "probate". */
export function WhatHappensNext() {
  const { afterwards, whoCanTellUs } = bereavementGuidance;
  return (
    <div className="groups">
      <section aria-labelledby="afterwards">
        <h2 id="afterwards">{afterwards.title}</h2>
        <ol className="steps">
          {afterwards.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="who-can-tell" className="flow">
        <h2 id="who-can-tell">{whoCanTellUs.title}</h2>
        <p className="prose">
          {whoCanTellUs.text.map((part) =>
            typeof part === 'string' ? (
              part
            ) : (
              <a key={part.href} href={part.href}>
                {part.label}
              </a>
            ),
          )}
        </p>
      </section>
    </div>
  );
}
