import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fixedColours } from './contrast-pairs.ts';

const read = (file: string) =>
  readFileSync(new URL(`../../app/design-system/${file}`, import.meta.url), 'utf8');

/** The custom properties of the first rule with this beginning. */
function propertiesOf(sheet: string, selector: string): Record<string, string> {
  const from = sheet.indexOf(`${selector} {`);
  const rule = sheet.slice(from, sheet.indexOf('}', from));
  return Object.fromEntries(
    [...rule.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

test('the colours that no theme changes are those of the style sheets', () => {
  const tokens = read('tokens.css');
  const light = propertiesOf(tokens, ':root');
  const dark = propertiesOf(tokens, "[data-theme='dark']");
  for (const role of ['danger', 'warning', 'success', 'info']) {
    expect([role, light[role], dark[role]]).toEqual([
      role,
      fixedColours.light[role],
      fixedColours.dark[role],
    ]);
  }
  const hero = propertiesOf(read('../pages/home/hero.css'), '.hero');
  expect(hero['danger']).toBe(fixedColours.light['dusk-danger']);
});
