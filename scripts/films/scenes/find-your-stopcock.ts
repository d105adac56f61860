import { box, circle, fade, path, place, svg, words } from '../drawing.ts';
import type { FilmScript, Moment } from '../film-script.ts';
import { mix, progress } from '../motion.ts';
import { arrowHead, drop, tick } from '../props.ts';

/** A pipe with a stopcock on it, from the side. Water flows as far as `flow`. */
function pipe(x: number, flow: number, s: number): string {
  const run = svg`M${x - 260} 400H${x + 260}`;
  return (
    path('pipe', run) +
    svg`<path class="bore" d="M${x - 266} 400H${x + 266}"/>` +
    fade(
      flow,
      svg`<path class="flow" stroke-dasharray="34 40" stroke-dashoffset="${(-90 * s) % 74}" d="${run}"/>`,
    )
  );
}

/** The stopcock's body, and its handle from above, rotated clockwise by `turn` degrees. */
function stopcock(x: number, turn: number): string {
  return [
    box('face', x - 112, 362, 224, 76, 16),
    circle('face', x, 400, 84),
    place({ x, y: 400, turn }, box('lit', -130, -30, 260, 60, 30), circle('face', 0, 0, 20)),
  ].join('');
}

/** An arrow around the handle, clockwise or anticlockwise. */
function around(x: number, way: 'clockwise' | 'back', part: number): string {
  return fade(
    part,
    place(
      { x, y: 400, scale: 1.25 },
      way === 'clockwise'
        ? path('mark', 'M-110-96A146 146 0 0 1 110-96') + arrowHead(110, -96, 49)
        : path('mark', 'M110-96A146 146 0 0 0-110-96') + arrowHead(-110, -96, 131),
    ),
  );
}

const places = [
  { x: 250, y: 226, label: 'Kitchen sink' },
  { x: 640, y: 226, label: 'Toilet' },
  { x: 1030, y: 226, label: 'Hall cupboard' },
  { x: 250, y: 440, label: 'Cellar' },
  { x: 640, y: 440, label: 'By the front door' },
  { x: 1030, y: 440, label: 'Flat’s corridor' },
] as const;
const pictures = [
  'M-80-20H80M-56-20v46a20 20 0 0 0 20 20h72a20 20 0 0 0 20-20v-46M0-20v-38a22 22 0 0 1 44 0v8',
  'M-50-64v52h22v-52zM-28-18H56c0 40-20 62-50 62v20h-44v-20c-8-10-12-30-12-62M-28-18v-8h84',
  'M-56-66H56V62H-56zM0-66V62M-14-6v16M14-6v16M-66 62H66',
  'M-84-50h60v28h34v28h34v28h34v28h20M-84-50v112h40M-84 62h162',
  'M-44-66h70V46h-70zM14-12v8M-84 46H84M-84 62h50M-14 62h50M56 62h28',
  'M-84 62V-56H84V62M-84 62H84M-50 62v-80h38v80M22 62v-80h40v80M52 20v6',
];

function where({ s, cues: [, second = 0, third = 0] }: Moment): string {
  const starts = [0.2, second, second + 1.4, second + 2.6, second + 3.8, third];
  return places
    .map(({ x, y, label }, index) =>
      fade(
        mix(0.62, 1, progress(s, starts[index] ?? 0, (starts[index] ?? 0) + 0.5)),
        place({ x, y }, path('line', pictures[index] ?? '')),
        words(label, x, y + 108, { size: 38 }),
      ),
    )
    .join('');
}

/** The sun moves to the place that the caption mentions. */
function sunOfPlace({ s, cues: [, second = 0, third = 0] }: Moment): readonly [number, number, number] {
  const starts = [second, second + 1.4, second + 2.6, second + 3.8, third];
  return starts.reduce<readonly [number, number, number]>(
    ([x, y, radius], start, index) => {
      const part = progress(s, start - 0.2, start + 0.7);
      const next = places[index + 1] ?? places[0];
      return [mix(x, next.x + 40, part), mix(y, next.y - 6, part), radius];
    },
    [places[0].x + 40, places[0].y - 6, 62],
  );
}

/** A lever on a pipe, which some homes have: across the pipe, it is off. */
function lever(x: number, turn: number, flow: number, s: number): string {
  const run = svg`M${x - 170} 400H${x + 170}`;
  return (
    path('pipe', run) +
    svg`<path class="bore" d="M${x - 176} 400H${x + 176}"/>` +
    fade(
      flow,
      svg`<path class="flow" stroke-dasharray="34 40" stroke-dashoffset="${(-90 * s) % 74}" d="${run}"/>`,
    ) +
    circle('face', x, 400, 50) +
    place({ x, y: 400, turn }, box('lit', -20, -20, 160, 40, 20)) +
    circle('face', x, 400, 14) +
    words('A lever', x, 540)
  );
}

/** A kitchen tap over a sink, with `stream` as the amount of water. */
function tap(stream: number, s: number): string {
  const along = (s * 0.8) % 1;
  return [
    path('soft', 'M120 540h1040'),
    stream > 0.04 ? svg`<path class="stream" style="stroke-width:${30 * stream + 4}" d="M720 330V536"/>` : '',
    stream <= 0.04 && stream > 0 ? fade(1 - along, drop(720, 330 + along * 150, 0.9)) : '',
    path(
      'face',
      'M470 540V330a112 112 0 0 1 112-112h60a100 100 0 0 1 100 100v14h-44v-14a56 56 0 0 0-56-56h-60a68 68 0 0 0-68 68v210z',
    ),
    box('face', 452, 500, 80, 42, 8),
    box('lit', 380, 396, 84, 34, 17),
    path('line', 'M464 413h6'),
  ].join('');
}

/** Where a stopcock may be, and how it turns the water off. */
export const findYourStopcock: FilmScript = {
  id: 'find-your-stopcock',
  palette: 'mist',
  steps: [
    {
      words: 'Find your stopcock',
      captions: [
        'Your stopcock turns off the water to your home.',
        'Find it today, so that you know where it is if a pipe leaks.',
      ],
      sun: [750, 290, 96],
      draw: ({ s }) => ({ over: pipe(640, 1, s) + stopcock(640, 0) }),
    },
    {
      words: 'Where to look',
      captions: [
        'Start under the kitchen sink.',
        'Not there? Try a downstairs toilet, the hall cupboard, the cellar, or under the floor by the front door.',
        'In a flat, it may be in a cupboard in the corridor.',
      ],
      sun: sunOfPlace,
      draw: (moment) => ({ over: where(moment) }),
    },
    {
      words: 'Turn it clockwise',
      captions: [
        'To turn the water off, turn it clockwise until it stops. Use your hand, not a wrench.',
        'If yours is a lever, turn it across the pipe.',
      ],
      hold: 0.6,
      sun: ({ s, cues: [, second = 0] }) => [
        mix(500, 1050, progress(s, second, second + 1)),
        mix(290, 270, progress(s, second, second + 1)),
        92,
      ],
      draw: ({ s, cues: [, second = 0] }) => {
        const turned = progress(s, 1.4, second - 0.6);
        const across = progress(s, second + 0.8, second + 2);
        return {
          over:
            pipe(390, 1 - turned, s) +
            stopcock(390, turned * 270) +
            around(390, 'clockwise', progress(s, 0.8, 1.4)) +
            fade(progress(s, second - 0.2, second + 0.4), lever(970, -90 * across, 1 - across, s)),
        };
      },
    },
    {
      words: 'Check that it worked',
      captions: ['Check it worked. Open the cold tap in the kitchen.', 'The water should slow, then stop.'],
      hold: 1,
      sun: [850, 330, 96],
      draw: ({ s, cues: [, second = 0, end = 0] }) => {
        const stream = s < second ? progress(s, 1, 1.8) : 1 - progress(s, second, end - 2);
        return {
          over:
            tap(s > end - 1.4 ? 0 : Math.max(s > second ? 0.03 : 0, stream), s) +
            tick(850, 330, progress(s, end - 1.2, end - 0.6)),
        };
      },
    },
    {
      words: 'Open it again',
      captions: [
        'Turn it the other way to open it again.',
        'Do this twice a year, so that it doesn’t get stuck.',
      ],
      hold: 0.6,
      sun: [500, 290, 92],
      draw: ({ s, cues: [, second = 0] }) => {
        const turned = progress(s, 0.8, second);
        return {
          over:
            pipe(390, turned, s) +
            stopcock(390, 270 - turned * 270) +
            around(390, 'back', progress(s, 0.4, 1)) +
            fade(
              progress(s, second, second + 0.5),
              ...[0, 1].map((nth) =>
                place(
                  { x: 800 + nth * 230, y: 240 },
                  box('face', 0, 0, 190, 200, 18),
                  path('line', 'M0 58h190M54-18v36M136-18v36'),
                  tick(95, 128, progress(s, second + 0.5 + nth * 0.8, second + 1.2 + nth * 0.8)),
                ),
              ),
              words('Twice a year', 910, 520, { size: 48, kind: 'head' }),
            ),
        };
      },
    },
  ],
};
