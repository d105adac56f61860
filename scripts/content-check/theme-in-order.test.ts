import { expect, test } from 'vitest';
import { checkTheme } from './check-theme.ts';
import { checkChanged } from './planted-content.fixture.ts';
import { readJsonLines } from './read-json-lines.ts';

const theme = (set: object) => JSON.stringify(set, null, 2);
const file = 'theme.json';
const three = { primary: '#7a1fa2', accent: '#00b8a9', dusk: '#2b0b3f' };

/** The check's problems for a theme alone, with the text of the reported line. */
function problemsOf(set: object) {
  const source = theme(set);
  const data = [{ file, source, ...readJsonLines(source) }];
  const found = checkTheme({ data, pages: [], broken: [], needs: [], has: () => true });
  return found.map(({ line = 0, problem }) => ({ problem, on: source.split('\n')[line - 1]?.trim() }));
}

async function printedOf(set: object | null) {
  const { problems, lineIn } = await checkChanged([{ file, plant: () => set && theme(set) }]);
  return problems.map(({ problem, line }) => ({ problem, on: lineIn(file, line ?? 0)?.trim() }));
}

test('content without a theme is valid', async () => {
  expect(await printedOf(null)).toEqual([]);
});

test('an invalid colour is reported with its line', async () => {
  expect(await printedOf({ light: { ...three, primary: 'purple' } })).toEqual([
    { problem: 'primary in light must be a colour of six digits, as #0b5d5e', on: '"primary": "purple",' },
  ]);
});

test('the colour of links is a colour, not the address of a page', async () => {
  expect(await printedOf({ light: { ...three, link: '#5b1680' } })).toEqual([]);
});

test('an unknown name is reported with its line, and with the valid names', () => {
  const [group, name] = problemsOf({ light: { ...three, primry: '#7a1fa2' }, drak: {} });
  expect(group).toEqual({
    problem: 'drak is nothing that a theme sets: it can set light, dark, scene, email',
    on: '"drak": {}',
  });
  expect(name?.problem).toMatch(
    /^primry in light is nothing that a theme sets: it can set primary, accent, dusk, /,
  );
  expect(name?.on).toBe('"primry": "#7a1fa2"');
});

test('a drawing of the help home that makes the words over it unreadable is reported', () => {
  expect(problemsOf({ light: three, scene: { hills: '#ffffff' } })).toEqual([
    {
      problem: expect.stringMatching(
        /^in the drawing of the help home, words \(onDusk #\w{6}\) on hills #ffffff have a contrast of 1/,
      ) as string,
      on: '"hills": "#ffffff"',
    },
  ]);
});

test('a contrast that is too low is reported with its line, its scheme, its value and the value required', () => {
  expect(problemsOf({ light: { ...three, link: '#c9a0dc' } })).toContainEqual({
    problem:
      'in the light scheme, links (link #c9a0dc) on surface #ffffff have a contrast of 2.2 to 1: at least 4.5 to 1 is needed',
    on: '"link": "#c9a0dc"',
  });
  expect(problemsOf({ light: three, dark: { inkMuted: '#444444' } })[0]).toEqual({
    problem: expect.stringMatching(/^in the dark scheme, quiet words \(inkMuted #444444\) on canvas /),
    on: '"inkMuted": "#444444"',
  });
  expect(problemsOf({ light: three, email: { onDusk: '#2b0b40' } })).toEqual([
    {
      problem:
        'in e-mails, the name (onDusk #2b0b40) on dusk #2b0b3f have a contrast of 1 to 1: at least 4.5 to 1 is needed',
      on: '"onDusk": "#2b0b40"',
    },
  ]);
});

test('a dusk colour that is not dark is reported where it is set', () => {
  const problems = problemsOf({ light: { ...three, dusk: '#e8d5f2' } });
  expect(new Set(problems.map(({ on }) => on))).toEqual(new Set(['"dusk": "#e8d5f2"']));
  expect(problems[0]?.problem).toMatch(/^in the light scheme, the focus ring /);
});

// Brands of every hue, pale and dark: all other colours are derived from three, and must be readable.
const hues = [
  '#d4002a',
  '#e85d00',
  '#ffd500',
  '#5fa800',
  '#007a33',
  '#00a3ad',
  '#0057b8',
  '#5b2d90',
  '#d6006e',
];
const brands = [...hues, '#000000', '#555555', '#bbbbbb', '#ffffff', '#ffc9de', '#1a0033'];
const accents = brands.filter((_, nth) => nth % 2 === 0);
const dusks = ['#2a0008', '#12290a', '#001a3d', '#2b2b2b'];

test.each(brands)(
  'a theme with %s for primary and any accent and dusk is readable in both schemes',
  (primary) => {
    for (const accent of accents) {
      for (const dusk of dusks) {
        const problems = problemsOf({ light: { primary, accent, dusk } }).filter(
          // A white button on white paper is left to its supplier: any other colour would not be theirs.
          ({ problem }) => !/, buttons \(/.test(problem),
        );
        expect(problems, `${accent} ${dusk}`).toEqual([]);
      }
    }
  },
);
