import { arrowHead, drop, gauge, sunOfRange } from '../props.ts';
import { box, circle, fade, path, place, svg, words } from '../drawing.ts';
import type { FilmScript, Moment } from '../film-script.ts';
import { comeAndGo, mix, progress } from '../motion.ts';

const fins = [0, 1, 2, 3, 4, 5, 6];

/** A radiator, 420 wide and 300 high. `level` is how much of it is full of water; `lit` paints it warm. */
function radiator(x: number, y: number, level: number, kind = 'water', scale = 1): string {
  const fin = (index: number, inside: string) =>
    svg`<svg x="${index * 60}" y="0" width="52" height="300" viewBox="0 0 52 300">${inside}</svg>`;
  const top = 300 * (1 - level);
  return place(
    { x, y, scale },
    path('soft', 'M30 300v44M386 300v44'),
    ...fins.map(
      (index) =>
        box('plain', index * 60, 0, 52, 300, 26) +
        fin(
          index,
          svg`<clipPath id="fin"><rect width="52" height="300" rx="26"/></clipPath><g clip-path="url(#fin)"><path class="${kind}" d="M-60 ${top}q20-8 40 0t40 0 40 0 40 0v320h-160z"/></g>`,
        ) +
        box('line', index * 60, 0, 52, 300, 26),
    ),
    path(
      'line',
      'M52 50h8M112 50h8M172 50h8M232 50h8M292 50h8M352 50h8M52 250h8M112 250h8M172 250h8M232 250h8M292 250h8M352 250h8',
    ),
    path('face', 'M412 30h22v-10h18v44h-18v-10h-22z'),
  );
}

/** A radiator key from the front, on a valve, rotated by `turn` degrees. */
function key(turn: number, away: number): string {
  return place(
    { y: -away, turn },
    box('face', -34, -34, 68, 68, 12),
    path(
      'face',
      'M-34-14h-70c-30-34-92-22-92 14s62 48 92 14h70zM34-14h70c30-34 92-22 92 14s-62 48-92 14H34z',
    ),
    box('well', -16, -16, 32, 32, 4),
  );
}

/** The valve in close-up, and an arrow that shows which way the key turns. */
function valve({
  turn,
  away,
  arrow,
  way,
}: {
  turn: number;
  away: number;
  arrow: number;
  way: 'left' | 'right';
}): string {
  const arc = way === 'left' ? 'M150-120A190 190 0 0 0-150-120' : 'M-150-120A190 190 0 0 1 150-120';
  return place(
    { x: 470, y: 370, scale: 0.86 },
    circle('face', 0, 0, 130),
    circle('well', 0, 0, 74),
    box('face', -24, -24, 48, 48, 6),
    fade(1 - away / 110, key(turn, away)),
    fade(arrow, path('mark', arc), way === 'left' ? arrowHead(-150, -120, 128) : arrowHead(150, -120, 52)),
  );
}

/** Escaping air, as wavy lines: they move while `part` is above 0. */
function hiss(s: number, part: number): string {
  const wave = svg`M0 0c16-16 16 16 32 0s16 16 32 0`;
  return fade(
    part,
    ...[0, 1, 2].map((nth) => {
      const along = (s * 0.7 + nth / 3) % 1;
      return fade(
        Math.sin(along * Math.PI),
        place({ x: 640 + along * 60, y: 326 + nth * 36 }, path('line', wave)),
      );
    }),
  );
}

function cloth(): string {
  return (
    path('face', 'M330 520c60-22 220-22 280 0l26 60c-90-16-240-16-332 0z') +
    path('soft', 'M380 540c50-10 130-10 180 0')
  );
}

function openValve({ s, cues: [, second = 0, end = 0] }: Moment): string {
  const turned = progress(s, second + 0.8, second + 2.6);
  const air = progress(s, second + 2.4, end);
  return [
    cloth(),
    valve({
      turn: -90 * turned,
      away: 110 * (1 - progress(s, 1.4, 3)),
      arrow: progress(s, second + 0.2, second + 0.8),
      way: 'left',
    }),
    hiss(s, progress(s, second + 2, second + 2.6)),
    radiator(820, 180, mix(0.5, 0.94, air), 'water', 0.8),
    fade(progress(s, second + 2, second + 2.6), words('Air goes out', 990, 500)),
  ].join('');
}

function closeValve({ s, cues: [first = 0, second = 0] }: Moment): string {
  const closed = progress(s, first + 2.4, second - 0.6);
  const along = (s * 0.9) % 1;
  const water = progress(s, 0.8, 1.4) * (1 - closed);
  return [
    water > 0.1 ? svg`<path class="stream" style="stroke-width:${14 * water}" d="M412 470V540"/>` : '',
    fade(water * (1 - along * along), drop(530, 480 + along * 30, 0.6)),
    cloth(),
    valve({ turn: -90 + 90 * closed, away: 0, arrow: progress(s, first + 1.8, first + 2.4), way: 'right' }),
    radiator(820, 180, mix(0.94, 1, closed), 'water', 0.8),
    fade(closed, words('Full of water', 990, 500)),
  ].join('');
}

function switchOff({ s, cues: [, second = 0] }: Moment): string {
  const off = progress(s, 0.6, 1.8);
  const minutes = progress(s, 2, second + 1.6) * 180;
  return [
    box('face', 180, 190, 380, 320, 30),
    words('On', 300, 264, { size: 44 }),
    words('Off', 440, 264, { size: 44 }),
    circle('well', 370, 380, 84),
    place({ x: 370, y: 380, turn: mix(-40, 40, off) }, path('bold', 'M0 0v-58')),
    circle('face', 900, 350, 160),
    ...[0, 90, 180, 270].map((turn) => place({ x: 900, y: 350, turn }, path('line', 'M0-132v-16'))),
    place({ x: 900, y: 350, turn: minutes }, path('mark', 'M0 0v-118')),
    place({ x: 900, y: 350, turn: 300 + minutes / 12 }, path('line', 'M0 0v-76')),
    circle('solid', 900, 350, 12),
    words('30 minutes', 900, 572),
    words('Heating off', 370, 572),
  ].join('');
}

/** How to let the air out of a radiator. */
export const bleedARadiator: FilmScript = {
  id: 'bleed-a-radiator',
  palette: 'mist',
  steps: [
    {
      words: 'Warm below, cool on top?',
      captions: [
        'Is your radiator warm at the bottom and cool at the top? There’s air inside.',
        'You can let it out with a radiator key and an old cloth.',
      ],
      sun: [596, 222, 84],
      draw: ({ s, cues: [, second = 0] }) => ({
        over: [
          radiator(120, 180, 0.52, 'water', 1.1),
          fade(comeAndGo(s, 1, second - 0.4), words('Cool: air', 740, 250, { at: 'start', size: 52 })),
          fade(comeAndGo(s, 0.4, second - 0.4), words('Warm: water', 740, 440, { at: 'start', size: 52 })),
          fade(
            progress(s, second, second + 0.6),
            place(
              { x: 940, y: 240, scale: 0.8 },
              path(
                'face',
                'M-34-14h-70c-30-34-92-22-92 14s62 48 92 14h70zM34-14h70c30-34 92-22 92 14s-62 48-92 14H34z',
              ),
              box('face', -34, -34, 68, 68, 12),
              box('well', -16, -16, 32, 32, 4),
            ),
            words('Key', 940, 340),
            place({ x: 470, y: -90 }, cloth().replaceAll('class="soft"', 'class="line"')),
            words('Cloth', 940, 550),
          ),
        ].join(''),
      }),
    },
    {
      words: 'Turn the heating off',
      captions: [
        'Turn the heating off and wait half an hour.',
        'The water inside can burn you, so let it cool.',
      ],
      hold: 0.6,
      sun: [1030, 220, 84],
      draw: (moment) => ({ over: switchOff(moment) }),
    },
    {
      words: 'Turn left, a quarter turn',
      captions: [
        'Look for a small square peg at a top corner. Fit the key on it, and hold the cloth below.',
        'Turn the key to the left, by a quarter turn and no more. You’ll hear a hiss: that’s the air.',
      ],
      hold: 0.6,
      sun: [600, 280, 92],
      draw: (moment) => ({ over: openValve(moment) }),
    },
    {
      words: 'Water? Turn it back',
      captions: [
        'When water runs steadily, turn the key back to the right until it’s snug.',
        'Wipe up any drips.',
      ],
      sun: [600, 280, 92],
      draw: (moment) => ({ over: closeValve(moment) }),
    },
    {
      words: 'Check the boiler’s gauge',
      captions: [
        'Look at the gauge on your boiler. If it’s below one bar, add some water.',
        'Then turn the heating on, and feel the radiator again after half an hour.',
      ],
      hold: 0.4,
      sun: sunOfRange(330, 360, 190),
      draw: ({ s, cues: [, second = 0] }) => {
        const { face, front } = gauge(330, 360, 190, mix(0.7, 1.2, progress(s, 2.6, second)));
        const warm = progress(s, second + 1, second + 3.4);
        return {
          under: face,
          over:
            front +
            radiator(720, 190, 1, 'water') +
            fade(warm, heat(s)) +
            fade(warm, words('Warm all over', 930, 572)),
        };
      },
    },
  ],
};

/** Warmth rising from the radiator. */
function heat(s: number): string {
  return [0, 1, 2]
    .map((nth) =>
      place(
        { x: 800 + nth * 120, y: 170 + 6 * Math.sin(s * 1.5 + nth) },
        path('mark', 'M0 0c-16-14 16-26 0-44'),
      ),
    )
    .join('');
}
