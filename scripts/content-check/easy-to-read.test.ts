import { expect, test } from 'vitest';
import { checkChanged, swap } from './planted-content.fixture.ts';

const hard =
  'Notwithstanding anything to the contrary communicated previously, responsibility for the continuous availability of documentation pertaining to the installation remains with the nominated representative, whose acknowledgement constitutes unconditional acceptance.';

test('an article that is too hard to read is reported, with both formulas and its longest sentence', async () => {
  const { problems, lineIn } = await checkChanged([
    {
      file: 'help/breakdowns/noisy-boiler.html',
      plant: (text) =>
        swap(
          text,
          /<div class="content-panel">[\s\S]*<\/div>/,
          `<div class="content-panel">${`<p>${hard}</p>\n`.repeat(12)}</div>`,
        ),
    },
  ]);
  expect(problems).toHaveLength(1);
  expect(problems[0]?.problem).toMatch(
    /^has a reading age of \d\d\.\d \(Flesch–Kincaid \d\d\.\d, automated readability \d\d\.\d\): 11 at most\. Shorten sentences and words; the longest sentence begins ‘Notwithstanding anything to the contrary’$/,
  );
  expect(lineIn('help/breakdowns/noisy-boiler.html', problems[0]?.line ?? 0)).toContain('Notwithstanding');
});
