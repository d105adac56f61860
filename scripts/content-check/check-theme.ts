import { contrast } from '../../clients/content/theme/colour-maths.ts';
import type { Colours } from '../../contracts/theme/built-in-colours.ts';
import { deriveColours } from '../../clients/content/theme/derive-colours.ts';
import { theme, type Theme } from '../../contracts/theme/theme.ts';
import {
  emailPairs,
  fixedColours,
  derivedFrom,
  pagePairs,
  roleNames,
  scenePairs,
  type AllColours,
  type Pair,
} from './contrast-pairs.ts';
import type { Content, DataFile, Problem } from './read-content.ts';

const file = 'theme.json';

/** Checks that the theme sets only known names, and that everything on its colours is readable. */
export function checkTheme(content: Content): Problem[] {
  const data = content.data.find((each) => each.file === file);
  const read = theme.safeParse(data?.value);
  if (!data || !read.success) return [];
  return [...unknownNames(data), ...lowContrasts(read.data, data)];
}

function unknownNames({ value, lineOf }: DataFile): Problem[] {
  const groups: Record<string, { shape: object }> = {
    light: theme.shape.light,
    dark: theme.shape.dark.def.innerType,
    scene: theme.shape.scene.def.innerType,
    email: theme.shape.email.def.innerType,
  };
  const unknown = (set: unknown, known: string[], path: string[]) =>
    Object.keys(set ?? {})
      .filter((name) => !known.includes(name))
      .map((name) => ({
        file,
        line: lineOf([...path, name]),
        problem: `${name}${path.map((group) => ` in ${group}`).join('')} is nothing that a theme sets: it can set ${known.join(', ')}`,
      }));
  const written = value as Record<string, unknown>;
  return [
    ...unknown(written, Object.keys(groups), []),
    ...Object.entries(groups).flatMap(([name, { shape }]) =>
      unknown(written[name], Object.keys(shape), [name]),
    ),
  ];
}

type Group = 'light' | 'dark' | 'scene' | 'email';
const groupNames: Record<Group, string> = {
  light: 'in the light scheme',
  dark: 'in the dark scheme',
  scene: 'in the drawing of the help home',
  email: 'in e-mails',
};

function lowContrasts(set: Theme, { lineOf }: DataFile): Problem[] {
  const { light, dark, scene, email } = deriveColours(set);
  const groups: [Group, AllColours, Pair[]][] = [
    ['light', { ...fixedColours.light, ...light }, pagePairs],
    ['dark', { ...fixedColours.dark, ...dark }, pagePairs],
    ['scene', { ...light, ...scene }, scenePairs],
    ['email', email, emailPairs],
  ];
  return groups.flatMap(([group, colours, pairs]) =>
    pairs.flatMap(({ what, front, ground, least }) => {
      const [one = '', other = ''] = [colours[front], colours[ground]];
      const has = contrast(one, other);
      if (has >= least) return [];
      return [{ file, line: lineOf(placeOf(set, group, [front, ground])), problem: inWords() }];

      function inWords() {
        const scheme = groupNames[group];
        // Rounded down: 4.49 must not be shown as 4.5.
        const shown = Math.floor(has * 10) / 10;
        return `${scheme}, ${what} (${named(front)} ${one}) on ${named(ground)} ${other} have a contrast of ${shown} to 1: at least ${least} to 1 is needed`;
      }
    }),
  );
}

/** Where the theme sets one of two roles, or else a colour that one of them is derived from. */
function placeOf(set: Theme, group: Group, roles: string[]): string[] {
  const names = [...roles.map(named), ...roles.flatMap((role) => derivedFrom[role as keyof Colours] ?? [])];
  for (const each of [group, 'light'] as const) {
    const own: Record<string, unknown> = set[each] ?? {};
    const name = names.find((one) => own[one] !== undefined);
    if (name !== undefined) return [each, name];
  }
  return [];
}

function named(role: string): string {
  return roleNames[role as keyof Colours] ?? role;
}
