import { useEffect, useRef } from 'react';
import type { KindCheck } from '#contracts/forms/meter-reading/kind-checks/kind-check.ts';
import { confirmedField } from '#contracts/forms/meter-reading/kind-checks/kind-checks.ts';
import { unrecorded } from '../../consent/masked.ts';
import { Alert } from '../../design-system/alert/alert.tsx';
import { Button } from '../../design-system/button/button.tsx';
import { mendIntent } from './mend.ts';
import { intents } from './outcome.ts';

type ReadingQuestionsProps = { questions: KindCheck[]; confirmed: string; isSending: boolean };

/** What looks mistaken, before it is sent: each can be mended, or sent as it is. */
export function ReadingQuestions({ questions, confirmed, isSending }: ReadingQuestionsProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (questions.length > 0) panel.current?.focus();
  }, [questions]);
  const asked = [confirmed, ...questions.map(({ id }) => id)].filter(Boolean).join(' ');
  return (
    <>
      <input type="hidden" name={confirmedField} value={asked} />
      {questions.length > 0 && (
        <Alert
          ref={panel}
          id="reading-questions"
          tone="warning"
          role="group"
          tabIndex={-1}
          title="Is this right? We haven’t sent it yet"
        >
          <div className="flow mt-4" {...unrecorded}>
            {questions.map((question) => (
              <Question key={question.id} {...question} />
            ))}
            <Button name="intent" value={intents.send} loading={isSending} loadingLabel="Sending">
              {questions.length === 1 ? questions[0]?.confirm : 'It’s right as it is'}, send it
            </Button>
          </div>
        </Alert>
      )}
    </>
  );
}

function Question({ question, reason, field, mend }: KindCheck) {
  return (
    <div className="flow flow--2">
      <h3 className="h-xs">{question}</h3>
      <p>
        {reason} <a href={`#${field}`}>Change it</a>
      </p>
      {mend && (
        <p>
          <Button kind="second" small name="intent" value={mendIntent(mend.readings)}>
            {mend.label}
          </Button>
        </p>
      )}
    </div>
  );
}
