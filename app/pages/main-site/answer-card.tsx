import { Fragment } from 'react';
import type { InstantAnswer } from '#contracts/instant-answers.ts';
import { CallButton } from '../../design-system/call-button/call-button.tsx';
import { LinkButton } from '../../design-system/link-button/link-button.tsx';
import { Pictogram } from '../../design-system/pictogram/pictogram.tsx';
import { isPictogramName } from '../../design-system/pictogram/pictogram-names.ts';
import { phoneLink } from '../../frame/phone-link.ts';

/** The answer above the results: what to do first, the number or the page, and a way out if we guessed wrong. */
export function AnswerCard({ answer }: { answer: InstantAnswer }) {
  const { title, step, call, page, others = [], pictogram } = answer;
  return (
    <section className="answer" aria-labelledby="answer">
      <div className="answer__head">
        {isPictogramName(pictogram) && <Pictogram name={pictogram} />}
        <div>
          <p className="answer__kind">This may be what you need</p>
          <h2 id="answer">{title}</h2>
        </div>
        <div className="answer__first rich-text" dangerouslySetInnerHTML={{ __html: step }} />
      </div>
      <div className="answer__do">
        {call && <CallButton phone={phoneLink(call.number)} note={call.note} />}
        <LinkButton href={page.href} kind={call ? 'second' : 'primary'}>
          {page.label}
        </LinkButton>
      </div>
      {others.length > 0 && (
        <p className="answer__not">
          Not this?{' '}
          {others.map(({ label, href }, index) => (
            <Fragment key={href}>
              {index > 0 && ' or '}
              <a href={href}>{label}</a>
            </Fragment>
          ))}
          .
        </p>
      )}
    </section>
  );
}
