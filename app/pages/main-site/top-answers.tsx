import type { InstantAnswer } from '#contracts/instant-answers.ts';
import { Pictogram } from '../../design-system/pictogram/pictogram.tsx';
import { isPictogramName } from '../../design-system/pictogram/pictogram-names.ts';
import { phoneLink } from '../../frame/phone-link.ts';

/** What most people need, each with its first step, number and page: for a search page without a term. */
export function TopAnswers({ answers }: { answers: readonly InstantAnswer[] }) {
  return (
    <section aria-labelledby="top-answers">
      <h2 id="top-answers" className="h-lg">
        What most people need
      </h2>
      <ul className="top-answers">
        {answers.map(({ id, title, step, call, page, pictogram }) => (
          <li key={id}>
            {isPictogramName(pictogram) && <Pictogram name={pictogram} />}
            <div>
              <h3>{title}</h3>
              <div className="rich-text" dangerouslySetInnerHTML={{ __html: step }} />
              <p className="top-answers__links">
                {call && (
                  <a href={phoneLink(call.number).href}>
                    Call <span className="call__number">{call.number}</span>
                  </a>
                )}
                <a href={page.href}>{page.label}</a>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
