import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BereavementQuestions } from './bereavement-questions.tsx';

const answerWith = (hours: string | undefined) =>
  renderToStaticMarkup(<BereavementQuestions hours={hours} />)
    .split('id="contact-hours"')[1]
    ?.replaceAll(/<[^>]*>/g, ' ');

test('the contact hours are those of the bereavement team', () => {
  expect(answerWith('Every day 9am to 5pm')).toMatch(
    /> +Every day 9am to 5pm\. +The form is open day and night\./,
  );
});

test('without known hours, the answer begins with the form', () => {
  expect(answerWith('')).toMatch(/> +The form is open day and night\./);
});
