import type { InstantAnswer } from '#contracts/instant-answers.ts';
import { CallButton } from '../design-system/call-button/call-button.tsx';
import { Icon } from '../design-system/icon/icon.tsx';
import { Pictogram } from '../design-system/pictogram/pictogram.tsx';
import type { PictogramName } from '../design-system/pictogram/pictogram-names.ts';
import { phoneLink } from '../frame/phone-link.ts';

/** The answer to what is being typed: its first step, the number and the page. `id` is that of its title. */
export function AnswerInBrief({ answer, id }: { answer: InstantAnswer; id: string }) {
  const { title, step, call, page, pictogram } = answer;
  return (
    <section className="find__answer" aria-labelledby={id}>
      <div className="find__head">
        {pictogram && <Pictogram name={pictogram as PictogramName} />}
        <p className="find__title" id={id}>
          {title}
        </p>
      </div>
      <div className="rich-text" dangerouslySetInnerHTML={{ __html: step }} />
      {call && <CallButton phone={phoneLink(call.number)} note={call.note} />}
      <a className="find__more" href={page.href}>
        {page.label} <Icon name="arrow-right" />
      </a>
    </section>
  );
}
