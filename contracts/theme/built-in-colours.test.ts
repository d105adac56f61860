import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtInDark, builtInLight, builtInScene } from './built-in-colours.ts';

const read = (file: string) =>
  readFileSync(new URL(`../../app/design-system/${file}`, import.meta.url), 'utf8');
const tokens = read('tokens.css');

/** The custom properties of the rule with this selector. */
function coloursIn(selector: string): Record<string, string> {
  const from = tokens.indexOf(`${selector} {`);
  const rule = tokens.slice(from, tokens.indexOf('}', from));
  return Object.fromEntries(
    [...rule.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

test('the light scheme has the colours of the style sheet', () => {
  expect(coloursIn(':root')).toMatchObject(builtInLight);
});

test.each([":root:not([data-theme='light'])", "[data-theme='dark']"])(
  'the dark scheme has the colours of the style sheet’s rule %s',
  (selector) => {
    expect(coloursIn(selector)).toMatchObject(builtInDark);
  },
);

test('the hero’s drawing uses the built-in colours where a theme sets none, and no others', () => {
  const drawn = [...read('scene/scene.svg').matchAll(/var\(--scene-([a-z]+),(#[0-9a-f]{6})\)/g)];
  expect(Object.fromEntries(drawn.map(([, name = '', value]) => [name, value]))).toEqual(builtInScene);
  expect(read('scene/scene.svg').replaceAll(/var\(--scene-[a-z]+,#[0-9a-f]{6}\)/g, '')).not.toMatch(
    /#[0-9a-f]{3,6}"/,
  );
});
