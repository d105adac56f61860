import type { Colours } from '../../contracts/theme/built-in-colours.ts';

/** All colours of one scheme, including those that no theme changes. */
export type AllColours = Record<string, string>;
/** Which colour appears on which, and the contrast that WCAG 2.2 AA requires. */
export type Pair = { what: string; front: string; ground: string; least: number };

const words = 4.5;
/** Edges of controls, and symbols. */
const shapes = 3;

const on = (what: string, front: string, grounds: string, least = words): Pair[] =>
  grounds.split(' ').map((ground) => ({ what, front, ground, least }));

/** Every pair of a page in either scheme, by role; the style sheets of app/ combine them. */
export const pagePairs: Pair[] = [
  ...on('words', 'ink', 'canvas surface sunken mist dawn mark'),
  ...on('quiet words', 'ink-muted', 'canvas surface sunken mist dawn'),
  ...on('links', 'link', 'canvas surface mist dawn'),
  ...on('links under a pointer', 'link-hover', 'canvas surface mist dawn'),
  ...on('words of a button', 'on-primary', 'primary primary-hover'),
  ...on('buttons', 'primary', 'canvas surface mist', shapes),
  ...on('words of a button in the accent', 'on-sun', 'sun sun-hover'),
  ...on('words', 'on-dusk', 'dusk dusk-raised'),
  ...on('quiet words', 'on-dusk-muted', 'dusk dusk-raised'),
  ...on('the focus ring', 'dusk-focus', 'dusk', shapes),
  ...on('error messages', 'dusk-danger', 'dusk'),
  ...on('edges of fields', 'line-strong', 'canvas surface', shapes),
  ...on('the focus ring', 'focus-outer', 'canvas surface mist dawn', shapes),
  ...on('the two parts of the focus ring', 'focus-inner', 'focus-outer', shapes),
  ...on('error messages', 'danger', 'canvas surface'),
  ...on('warnings', 'warning', 'surface dawn', shapes),
  ...on('good news', 'success', 'surface', shapes),
  ...on('notes', 'info', 'canvas surface', shapes),
];

/** On a wide screen the words of the help home's hero are over its drawing. */
export const scenePairs: Pair[] = on('words', 'on-dusk', 'hills field homes');

/** Every pair of an e-mail. */
export const emailPairs: Pair[] = [
  ...on('words', 'ink', 'surface mist'),
  ...on('quiet words', 'ink-muted', 'surface mist'),
  ...on('headings', 'dusk', 'surface mist'),
  ...on('the name', 'on-dusk', 'dusk'),
];

/** Colours that a theme doesn't change, in each scheme: the hero's errors and focus are the same in both. */
const fixedOnDusk = { 'dusk-focus': '#ffffff', 'dusk-danger': '#ff9d92' };
export const fixedColours: Record<'light' | 'dark', AllColours> = {
  light: { ...fixedOnDusk, danger: '#b3261e', warning: '#8f5200', success: '#1b7a45', info: '#1f5fa8' },
  dark: { ...fixedOnDusk, danger: '#ff9d92', warning: '#f3c06b', success: '#7fd6a0', info: '#94c2f5' },
};

/** The name of a role that editors use. */
export const roleNames: Partial<Record<keyof Colours, string>> = {
  sun: 'accent',
  'on-sun': 'onAccent',
  'on-primary': 'onPrimary',
  'on-dusk': 'onDusk',
  'ink-muted': 'inkMuted',
  'line-strong': 'lineStrong',
};

/** The colour that a role is derived from where a theme doesn't set it. */
export const derivedFrom: Partial<Record<keyof Colours, string>> = {
  'primary-hover': 'primary',
  'on-primary': 'primary',
  link: 'primary',
  'link-hover': 'primary',
  mist: 'primary',
  'sun-hover': 'accent',
  'on-sun': 'accent',
  dawn: 'accent',
  mark: 'accent',
  'focus-inner': 'accent',
  'focus-outer': 'accent',
  'dusk-raised': 'dusk',
  'on-dusk': 'dusk',
  'on-dusk-muted': 'dusk',
};
