import {
  builtInDark,
  builtInLight,
  builtInScene,
  type Colours,
  type SceneColours,
} from '#contracts/theme/built-in-colours.ts';
import { contrast, luminance, mix, mixUntil } from './colour-maths.ts';
import type { SetColours, SetName, Theme } from '#contracts/theme/theme.ts';

const white = '#ffffff';
const black = '#000000';
/** WCAG 2.2 AA for text. */
const enough = 4.5;
/** The contrast of the built-in dark scheme for links and buttons. */
const comfortable = 7;
/** The luminance of the built-in dusk in the dark scheme, which is darker than in the light scheme. */
const darkest = 0.016;

/** All colours of a theme: those it sets, those derived from them, and the built-in ones for the rest. */
export function deriveColours(theme: Theme) {
  const light = lightColours(theme.light);
  const dark = darkColours(theme);
  return { light, dark, scene: sceneColours(theme, light), email: withSet(light, theme.email ?? {}) };
}

function lightColours(set: Theme['light']): Colours {
  const colours = withSet(builtInLight, set);
  const { ink } = colours;
  if (set.accent !== builtInLight.sun) {
    colours.dawn = set.dawn ?? mix(set.accent, white, 0.84);
    colours.mark = mix(set.accent, white, 0.6);
    colours['focus-inner'] = isReadable(set.accent, [colours['focus-outer']]) ? set.accent : white;
    Object.assign(colours, buttonOf('sun', set.accent, set.onAccent ?? wordsOn(set.accent, [ink, white])));
  }
  if (set.primary !== builtInLight.primary) {
    colours.mist = set.mist ?? mix(set.primary, white, 0.88);
    const { canvas, surface, mist, dawn } = colours;
    colours.link = mixUntil(set.primary, black, (link) => isReadable(link, [canvas, surface, mist, dawn]));
    colours['link-hover'] = mix(colours.link, black, 0.22);
    Object.assign(
      colours,
      buttonOf('primary', set.primary, set.onPrimary ?? wordsOn(set.primary, [white, ink])),
    );
  }
  if (set.dusk !== builtInLight.dusk) Object.assign(colours, duskOf(set.dusk, set.onDusk));
  if (set.link) colours['link-hover'] = mix(set.link, black, 0.22);
  return withSet(colours, set);
}

function darkColours({ light, dark: set = {} }: Theme): Colours {
  let colours = { ...builtInDark };
  if (set.dusk || light.dusk !== builtInLight.dusk) {
    const dusk = set.dusk ?? mixUntil(light.dusk, black, (mixed) => luminance(mixed) <= darkest);
    const canvas = mix('#0b1014', dusk, 0.3);
    const surface = mix('#182127', dusk, 0.35);
    Object.assign(colours, duskOf(dusk, set.onDusk), { canvas, surface, sunken: mix(canvas, black, 0.3) });
    colours.line = mix(surface, white, 0.14);
    colours['line-strong'] = mix(surface, white, 0.5);
  }
  colours = withSet(colours, set);
  const { ink: darkWords } = builtInLight;
  const grounds = [colours.canvas, colours.surface];
  if (set.accent || light.accent !== builtInLight.sun) {
    const sun = set.accent ?? mixUntil(light.accent, white, (mixed) => isReadable(mixed, grounds));
    Object.assign(colours, buttonOf('sun', sun, set.onAccent ?? wordsOn(sun, [darkWords, white])));
    colours.dawn = set.dawn ?? mix(colours.surface, sun, 0.12);
    colours.mark = mixUntil(mix(colours.surface, sun, 0.4), colours.surface, (mark) =>
      isReadable(colours.ink, [mark]),
    );
    colours['focus-outer'] = sun;
  }
  if (set.primary || light.primary !== builtInLight.primary) {
    const primary =
      set.primary ?? mixUntil(light.primary, white, (mixed) => isReadable(mixed, grounds, comfortable));
    Object.assign(
      colours,
      buttonOf('primary', primary, set.onPrimary ?? wordsOn(primary, [darkWords, white])),
    );
    colours.mist = set.mist ?? mix(colours.surface, primary, 0.12);
    const all = [...grounds, colours.mist, colours.dawn];
    colours.link = mixUntil(primary, white, (link) => isReadable(link, all));
    colours['link-hover'] = mix(colours.link, white, 0.35);
  }
  if (set.link) colours['link-hover'] = mix(set.link, white, 0.35);
  return withSet(colours, set);
}

function sceneColours({ light: set, scene = {} }: Theme, light: Colours): SceneColours {
  const derived =
    set.dusk === builtInLight.dusk
      ? builtInScene
      : {
          lines: mix(set.dusk, light['on-dusk'], 0.62),
          hills: mix(set.dusk, light['on-dusk'], 0.09),
          field: mix(set.dusk, light['on-dusk'], 0.05),
          homes: set.dusk,
        };
  return { ...derived, ...present(scene) };
}

/** A button's colour, its text, and its hover colour, which has more contrast with the text. */
function buttonOf(role: 'primary' | 'sun', colour: string, words: string): Partial<Colours> {
  const away = luminance(words) > luminance(colour) ? black : white;
  return { [role]: colour, [`on-${role}`]: words, [`${role}-hover`]: mix(colour, away, 0.22) };
}

function duskOf(dusk: string, set: string | undefined): Partial<Colours> {
  const words = set ?? wordsOn(dusk, [white, builtInLight.ink]);
  const raised = mix(dusk, words, 0.08);
  return {
    dusk,
    'dusk-raised': raised,
    'dusk-line': mix(dusk, words, 0.28),
    'on-dusk': words,
    'on-dusk-muted': mixUntil(mix(words, dusk, 0.2), words, (muted) => isReadable(muted, [dusk, raised])),
  };
}

/** The first of these text colours that is readable on a colour, else white or black: one of them always is. */
function wordsOn(colour: string, words: string[]): string {
  const readable = [...words, white, black].find((each) => isReadable(each, [colour]));
  return readable ?? black;
}

function isReadable(words: string, grounds: string[], least = enough): boolean {
  return grounds.every((ground) => contrast(words, ground) >= least);
}

/** The role that each name of theme.json sets. */
export const roleOf: Record<SetName, keyof Colours> = {
  primary: 'primary',
  accent: 'sun',
  dusk: 'dusk',
  onPrimary: 'on-primary',
  link: 'link',
  onAccent: 'on-sun',
  onDusk: 'on-dusk',
  canvas: 'canvas',
  surface: 'surface',
  sunken: 'sunken',
  mist: 'mist',
  dawn: 'dawn',
  ink: 'ink',
  inkMuted: 'ink-muted',
  line: 'line',
  lineStrong: 'line-strong',
};

function withSet(colours: Colours, set: SetColours): Colours {
  const roles = Object.entries(present(set)).map(([name, colour]) => [roleOf[name as SetName], colour]);
  return { ...colours, ...(Object.fromEntries(roles) as Partial<Colours>) };
}

function present(values: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
