import { expect, test } from 'vitest';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { createContentSource } from '../create-content-client.ts';
import { freshForMs } from '../stale-while-revalidate/stale-while-revalidate.ts';

const builtIn = { primary: '#0b5d5e', accent: '#f6a623', dusk: '#07393d' };
const other = { primary: '#7a1fa2', accent: '#00b8a9', dusk: '#2b0b3f' };

function contentOf(theme: unknown) {
  const clock = movableClock();
  let now = theme;
  const call = async () => (now === undefined ? new Response('', { status: 404 }) : Response.json(now));
  const source = createContentSource({ call, clock, logger: recordedLog(), wait: (promise) => promise });
  const change = (next: unknown) => {
    now = next;
    clock.pass(freshForMs);
  };
  return { theme: source.anyTime.theme, change };
}

test('without a theme (404) pages have the built-in colours', async () => {
  expect(await contentOf(undefined).theme()).toBeUndefined();
});

test('a theme of the built-in colours needs no sheet', async () => {
  expect(await contentOf({ light: builtIn }).theme()).toMatchObject({ css: '' });
});

test('the sheet of another theme has only what it changes, in both schemes, below print and contrast', async () => {
  const theme = await contentOf({ light: other, scene: { sun: '#ff0000' } }).theme();
  expect(theme?.css).toMatch(/^@layer tokens\{\n:root\{[^}]*--primary:#7a1fa2[^}]*--scene-sun:#ff0000/);
  expect(theme?.css).toMatch(
    /prefers-color-scheme:dark\)\{:root:not\(\[data-theme='light'\]\)\{[^}]*--dusk:/,
  );
  expect(theme?.css).toMatch(/\[data-theme='dark'\]\{[^}]*--dusk:/);
  expect(theme?.css).not.toContain('--ink:');
});

test('the address of the sheet changes with its colours, and only then', async () => {
  const { theme, change } = contentOf({ light: other });
  const before = await theme();
  expect(before?.path).toMatch(/^\/help-and-support\/theme-[\w-]{16}\.css$/);
  change({ light: other, note: 'the same colours' });
  expect((await theme())?.path).toBe(before?.path);
  change({ light: { ...other, accent: '#00b8aa' } });
  expect((await theme())?.path).not.toBe(before?.path);
});

const hostile = [
  'red',
  '#fff',
  '#7a1fa2ff',
  '#7a1fa2;}body{display:none',
  '#7a1fa2}*{background:url(https://evil.example)}',
  'url(https://evil.example/a)',
  'var(--ink)',
  'expression(alert(1))',
  '#7a1fa2/*',
  '#7a1fa2\n',
  ' #7a1fa2',
  '</style><script>alert(1)</script>',
  7,
  null,
];

test.each(hostile)(
  'a theme with %j for a colour is refused entirely, and the last good one stays in use',
  async (colour) => {
    for (const set of [
      { light: { ...other, primary: colour } },
      { light: { ...other, link: colour } },
      { light: other, dark: { canvas: colour } },
      { light: other, scene: { hills: colour } },
      { light: other, email: { dusk: colour } },
    ]) {
      await expect(contentOf(set).theme()).rejects.toMatchObject({ name: 'ContentUnavailable' });
      const { theme, change } = contentOf({ light: other });
      const before = await theme();
      change(set);
      expect(await theme()).toEqual(before);
    }
  },
);

test('names that a theme doesn’t have are ignored', async () => {
  const plain = await contentOf({ light: other }).theme();
  const named = { light: { ...other, '--ink:red;}body{': '#7a1fa2', __proto__: { ink: '#7a1fa2' } } };
  expect(await contentOf(named).theme()).toEqual(plain);
});
