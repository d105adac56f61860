import { expect, test } from 'vitest';
import { checkChanged, swap } from './planted-content.fixture.ts';
import { testFaults } from './test-faults.fixture.ts';

const problem = (name: string) =>
  `has the meta name ‘${name}’, which nothing reads: the names are description, last-reviewed, related, keywords, call, call-note`;

testFaults('an article that', [
  {
    name: 'is no longer urgent, since its call is misspelt',
    file: 'help/emergencies/power-cuts.html',
    // Its call-note would be reported too.
    plant: (text) =>
      swap(swap(text, 'name="call"', 'name="calls"'), /<meta name="call-note"[^>]*>/, '<!-- no note -->'),
    problem: problem('calls'),
    on: 'name="calls"',
  },
  {
    name: 'has a misspelt meta name in single quotation marks',
    file: 'help/emergencies/leaky-pipes.html',
    plant: (text) => swap(text, '</head>', "<meta name='keyword' content='x'></head>"),
    problem: problem('keyword'),
    on: "name='keyword'",
  },
]);

test('meta names of the HTML standard, in any case, are in order', async () => {
  const { problems } = await checkChanged([
    {
      file: 'help/emergencies/leaky-pipes.html',
      plant: (text) =>
        swap(
          text,
          '</head>',
          '<meta name="Viewport" content="width=device-width"><meta name="generator" content="x"></head>',
        ),
    },
  ]);
  expect(problems).toEqual([]);
});
