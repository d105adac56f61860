import { capitalised } from '#contracts/capitalised.ts';
import { readingNames, type ReadingField } from '#contracts/forms/meter-reading/fields.ts';
import { replayMask } from '../../consent/replay-mask.ts';
import { Alert } from '../../design-system/alert/alert.tsx';
import type { Answers } from '../../forms/answers.ts';

/**
 * For a visitor who sends a reading after the window has closed: says that it was not sent, and shows what they typed.
 * SPEC §8.
 */
export function WindowClosedMeanwhile({ answers }: { answers: Answers }) {
  const readings = Object.entries(readingNames).filter(([field]) => answers[field]);
  return (
    <Alert tone="warning" role="alert" title="Your reading wasn’t sent">
      <p>The form closed while you were filling it in. You can give us the reading another way.</p>
      <dl className="facts" {...replayMask}>
        {readings.map(([field, name]) => (
          <div key={field}>
            <dt>{capitalised(name)}</dt>
            <dd>{answers[field as ReadingField]}</dd>
          </div>
        ))}
      </dl>
    </Alert>
  );
}
