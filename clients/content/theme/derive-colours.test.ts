import { expect, test } from 'vitest';
import { builtInDark, builtInLight, builtInScene } from '#contracts/theme/built-in-colours.ts';
import { deriveColours } from './derive-colours.ts';

const builtIn = { primary: builtInLight.primary, accent: builtInLight.sun, dusk: builtInLight.dusk };
const other = { primary: '#7a1fa2', accent: '#00b8a9', dusk: '#2b0b3f' };

test('the three built-in colours give the built-in theme', () => {
  expect(deriveColours({ light: builtIn })).toEqual({
    light: builtInLight,
    dark: builtInDark,
    scene: builtInScene,
    email: builtInLight,
  });
});

test('three other colours replace all built-in ones that have a hue', () => {
  const { light, dark, scene } = deriveColours({ light: other });
  const neutral = new Set(['#ffffff', '#10202e', '#f7f4ee', '#ece8de', '#d9d4c9', '#687480', '#3d4b57']);
  const left = (colours: object, before: object) =>
    Object.entries(before)
      .filter(
        ([role, colour]) => !neutral.has(colour) && (colours as Record<string, string>)[role] === colour,
      )
      .map(([role]) => role);
  expect(left(light, builtInLight)).toEqual([]);
  expect(left(scene, builtInScene)).toEqual([]);
  // Text colours, which are near white.
  expect(left(dark, builtInDark)).toEqual(['ink', 'ink-muted']);
});

test('colours that a theme sets are used as they are, and the colours derived from them change with them', () => {
  const dark = { primary: '#ffd0ff', canvas: '#101010' };
  const set = { ...other, link: '#5b0f7a', inkMuted: '#333333', onPrimary: '#fffffe' };
  const colours = deriveColours({ light: set, dark, scene: { sun: '#ff0000' }, email: { dusk: '#000022' } });
  expect(colours.light).toMatchObject({
    primary: '#7a1fa2',
    'on-primary': '#fffffe',
    link: '#5b0f7a',
    'ink-muted': '#333333',
    sun: '#00b8a9',
  });
  expect(colours.light['link-hover']).toBe('#470c5f');
  expect(colours.dark).toMatchObject({ primary: '#ffd0ff', canvas: '#101010', 'on-primary': '#10202e' });
  expect(colours.scene).toMatchObject({ sun: '#ff0000', homes: '#2b0b3f' });
  expect(colours.email).toEqual({ ...colours.light, dusk: '#000022' });
});

test('changing one colour changes only the colours derived from it', () => {
  const { light, dark, scene } = deriveColours({ light: { ...builtIn, primary: '#7a1fa2' } });
  const changed = (colours: object, before: object) =>
    Object.entries(before)
      .filter(([role, colour]) => (colours as Record<string, string>)[role] !== colour)
      .map(([role]) => role);
  expect(changed(light, builtInLight)).toEqual(['mist', 'primary', 'primary-hover', 'link', 'link-hover']);
  expect(changed(dark, builtInDark)).toEqual(
    expect.arrayContaining(['mist', 'primary', 'primary-hover', 'link', 'link-hover']),
  );
  expect(scene).toEqual(builtInScene);
});
