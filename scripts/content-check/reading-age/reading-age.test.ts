import { expect, test } from 'vitest';
import { readingAge } from './reading-age.ts';
import { sentencesOf } from './prose.ts';

const age = (html: string) => readingAge(html)?.mean ?? NaN;
const plain = '<p>Turn the tap off. Wait for an hour. Then try it once more.</p>';

test('the age is the mean of two formulas, each a school grade and five years', () => {
  // 16 words of 47 letters and 17 syllables in 2 sentences, counted by hand.
  const read = readingAge('<p>The cat sat on the mat and it saw the dog. We went to the river.</p>');
  expect(read?.fleschKincaid).toBeCloseTo(0.39 * (16 / 2) + 11.8 * (17 / 16) - 15.59 + 5, 5);
  expect(read?.automated).toBeCloseTo(4.71 * (47 / 16) + 0.5 * (16 / 2) - 21.43 + 5, 5);
  expect(read?.mean).toBeCloseTo(((read?.fleschKincaid ?? 0) + (read?.automated ?? 0)) / 2, 5);
});

test('longer sentences and longer words are harder', () => {
  expect(age('<p>Turn the tap off and wait for an hour and then try it once more.</p>')).toBeGreaterThan(
    age(plain),
  );
  expect(age(plain.replace('try it', 'investigate possibilities'))).toBeGreaterThan(age(plain));
});

test.each([
  ['a figure', '£1,234.56'],
  ['a number to call', '{{phone:customerService}}'],
  ['a fact', '{{fact:winter-without-disconnection}}'],
  ['a name', 'Ombudsman'],
  ['an abbreviation', 'MPAN'],
])('%s is a word of its sentence, but its letters do not count', (_, word) => {
  expect(age(`<p>Wait for ${word} now.</p>`)).toBe(age('<p>Wait for 5 now.</p>'));
});

test('a heading, a question, a table and a drawing are not read as sentences', () => {
  const rest =
    '<h2>Notwithstanding considerations</h2><table><tr><td>Incomprehensibility</td></tr></table><svg><text>Characteristics</text></svg><details><summary>Why?</summary></details>';
  expect(sentencesOf(plain + rest)).toEqual([
    'Turn the tap off.',
    'Wait for an hour.',
    'Then try it once more.',
  ]);
  expect(readingAge(rest)).toBeUndefined();
});

test('items of a list and paragraphs end a sentence, and numbers and times don’t', () => {
  expect(sentencesOf('<ul><li>one thing</li><li>another</li></ul><p>It’s 2.5 m. “Is it?” Yes</p>')).toEqual([
    'one thing',
    'another',
    'It’s 2.5 m.',
    '“Is it?”',
    'Yes',
  ]);
});
