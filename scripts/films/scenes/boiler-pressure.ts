import { box, circle, drawnPath, fade, path, place, svg, words } from '../drawing.ts';
import type { FilmScript, Moment, Picture } from '../film-script.ts';
import { mix, progress } from '../motion.ts';
import { drop, gauge, press, sunOfRange, tick } from '../props.ts';

/** A boiler on the wall, 360 wide and 400 high, with its small gauge and its switch. */
function boiler(x: number, y: number, isOn: boolean, ...more: string[]): string {
  return place(
    { x, y },
    path('soft', 'M70 400v60M130 400v60M230 400v60M290 400v60'),
    box('face', 0, 0, 360, 400, 34),
    path('line', 'M0 270h360'),
    path('soft', 'M120 60h120'),
    circle('line', 90, 335, 36),
    path('line', 'M90 335l-14-18'),
    box(isOn ? 'lit' : 'well', 190, 303, 124, 64, 32),
    circle('face', isOn ? 282 : 222, 335, 24),
    ...more,
  );
}

/** The flame in the boiler's window. */
function flame(): string {
  return path(
    'line',
    'M180 108c34 30 56 60 56 96a56 56 0 0 1-112 0c0-18 9-35 20-46 4 14 10 22 17 26-2-30 3-54 19-76z',
  );
}

/** A valve on a pipe: its lever is across the hose when shut (0), in line with it when open (1). */
function valve(x: number, open: number, label: string, labelX: number): string {
  return (
    box('face', x - 44, 330, 88, 76, 14) +
    circle('well', x, 368, 26) +
    place({ x, y: 368, turn: 90 * (1 - open) }, box('lit', -64, -12, 128, 24, 12)) +
    words(label, labelX, 384, { size: 48, kind: 'head' })
  );
}

/** The filling loop below a boiler: two pipes, a valve on each and a braided hose between them. */
function fillingLoop(first: number, second: number, flow: number, s: number): string {
  const hose = 'M254 368h60c0 190 232 190 232 0h60';
  return [
    path('pipe', 'M210 210v380'),
    path('bore', 'M210 204v392'),
    path('pipe', 'M650 210v380'),
    path('bore', 'M650 204v392'),
    path('pipe', hose),
    path('bore', hose),
    fade(
      flow,
      svg`<path class="flow" stroke-dasharray="34 40" stroke-dashoffset="${(-120 * s) % 74}" d="${hose}"/>`,
    ),
    svg`<path class="line" stroke-dasharray="3 16" d="${hose}"/>`,
    box('face', 120, 150, 620, 64, 20),
    valve(210, first, '1', 116),
    valve(650, second, '2', 744),
  ].join('');
}

function fill({ s, cues: [, second = 0, third = 0, end = 0] }: Moment): Picture {
  const first = progress(s, 0.8, 2) * (1 - progress(s, third + 3, third + 4));
  const next = mix(0.7 * progress(s, 2.6, second + 0.6), 0, progress(s, third + 0.8, third + 2));
  const bar = mix(0.6, 1.3, progress(s, second - 0.6, third + 1.4));
  const { face, front } = gauge(990, 350, 190, bar);
  return {
    under: face,
    over:
      front +
      fillingLoop(first, next, next > 0.05 && first > 0.05 ? 1 : 0, s) +
      fade(progress(s, third, third + 0.5), words('Stop at 1.3', 990, 584, { size: 44 })) +
      (s > end - 1.4 ? tick(1150, 568, progress(s, end - 1.4, end - 0.8)) : ''),
  };
}

/** How to let water into a boiler until its pressure is right. */
export const boilerPressure: FilmScript = {
  id: 'boiler-pressure',
  palette: 'dawn',
  steps: [
    {
      words: 'Read the gauge',
      captions: [
        'First, read the gauge. The heating should have been off for an hour or more.',
        'The needle should sit between 1 and 1.5 bar. If it’s lower, your boiler needs water.',
      ],
      sun: sunOfRange(420, 370, 220),
      draw: ({ s, cues: [, second = 0] }) => {
        const { face, front } = gauge(420, 370, 220, 0.6);
        return {
          under: face,
          over:
            front +
            fade(
              progress(s, second, second + 0.6),
              words('Right: 1 to 1.5', 720, 290, { at: 'start', size: 52, kind: 'head' }),
            ) +
            fade(
              progress(s, second + 2, second + 2.6),
              words('Now: too low', 720, 390, { at: 'start', size: 52 }),
            ) +
            fade(
              progress(s, second + 3, second + 3.6),
              words('Add water', 720, 490, { at: 'start', size: 52 }),
            ),
        };
      },
    },
    {
      words: 'Turn the boiler off',
      captions: ['Turn the boiler off and let it cool.', 'You don’t need to open it, and you never should.'],
      sun: [860, 230, 96],
      draw: ({ s }) => ({
        over:
          boiler(460, 150, s < 1.6, fade(1 - progress(s, 1.6, 3.2), flame())) +
          press(712, 485, (s - 1.2) / 0.9),
      }),
    },
    {
      words: 'Find the filling loop',
      captions: [
        'Look underneath for a braided hose with a valve at each end.',
        'Some boilers have a lever or a plastic key instead. Your handbook shows it.',
      ],
      sun: [430, 470, 110],
      draw: ({ s, cues: [, second = 0] }) => ({
        over:
          fillingLoop(0, 0, 0, s) +
          fade(
            progress(s, 1, 1.6),
            words('Two valves', 820, 300, { at: 'start', size: 52, kind: 'head' }),
            words('and a hose', 820, 364, { at: 'start', size: 52, kind: 'head' }),
          ) +
          fade(
            progress(s, second, second + 0.6),
            words('or a lever, or a key', 820, 456, { at: 'start', size: 42 }),
          ),
      }),
    },
    {
      words: 'Watch the gauge',
      captions: [
        'Open the first valve all the way, then the second a little at a time.',
        'You’ll hear water rush. Keep your eyes on the gauge.',
        'At about 1.3, close the second valve, then the first. Check for drips.',
      ],
      hold: 0.8,
      sun: sunOfRange(990, 350, 190),
      draw: (moment) => fill(moment),
    },
    {
      words: 'Turn it on again',
      captions: ['Turn the boiler on. If it still shows a fault, press reset once.'],
      hold: 0.4,
      sun: [860, 230, 96],
      draw: ({ s }) => ({
        over:
          boiler(460, 150, s > 1.2, fade(progress(s, 1.2, 2.4), flame())) +
          press(712, 485, (s - 0.8) / 0.9) +
          tick(920, 470, progress(s, 2.6, 3.4)),
      }),
    },
    {
      words: 'Low again soon?',
      captions: [
        'Do you have to do this every few weeks? Then water is getting out somewhere.',
        'Ask an engineer to look.',
      ],
      sun: [880, 500, 84],
      draw: ({ s, cues: [, second = 0] }) => {
        const { face, front } = gauge(420, 370, 200, mix(1.3, 0.5, progress(s, 0.8, second)));
        const along = (s * 0.5) % 1;
        return {
          under: face,
          over:
            front +
            path('pipe', 'M700 280h420') +
            path('bore', 'M694 280h432') +
            box('face', 846, 240, 68, 80, 12) +
            fade(1 - along * along, drop(880, 330 + along * 150, 1.2)) +
            drawnPath('line', 'M810 560q70 22 140 0', progress(s, 1.4, 2.4)) +
            fade(
              progress(s, second, second + 0.5),
              words('Ask an engineer', 910, 210, { size: 52, kind: 'head' }),
            ),
        };
      },
    },
  ],
};
