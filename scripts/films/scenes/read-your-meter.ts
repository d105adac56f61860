import { box, circle, fade, path, place, svg, words } from '../drawing.ts';
import type { FilmScript, Moment } from '../film-script.ts';
import { mix, progress } from '../motion.ts';
import { arrowHead, crossOut, digit, phone, press, tick } from '../props.ts';

const numbers = ['0', '4', '7', '2', '8'];
const windowAt = (index: number) => 333 + index * 106;

/** The front of a meter with a row of numbers; the last one is red. */
function meterFace(found: number): string {
  return [
    box('face', 220, 150, 840, 264, 30),
    path('soft', 'M280 192h150M280 384h200M820 384h180'),
    circle('soft', 1000, 192, 14),
    box('well', 313, 216, 654, 138, 16),
    ...numbers.map((number, index) => digit(windowAt(index), 232, number, index < found ? 'lit' : 'well')),
    digit(windowAt(5), 232, '6', 'red'),
  ].join('');
}

/** The line that follows the digits, up to `part` of the way to the red one. */
function readingLine(part: number, isStopped: number): string {
  const end = mix(windowAt(0), windowAt(5) - 22, part);
  return [
    part > 0 ? path('mark', svg`M${windowAt(0)} 446H${end}`) + arrowHead(end, 446) : '',
    fade(isStopped, path('mark', svg`M${windowAt(5) - 8} 420v52`)),
  ].join('');
}

function written(count: number): string {
  return numbers
    .map((number, index) => fade(count - index, words(number, 500 + index * 70, 560, { size: 76 })))
    .join('');
}

const reading = [3.915, 9.15, 1.5, 5.4];
/** A dial; next-door dials turn in opposite directions. */
function dial(index: number, turned: number): string {
  const way = index % 2 === 0 ? -1 : 1;
  const at = (value: number, radius: number): [number, number] => {
    const angle = (way * value * Math.PI) / 5;
    return [Math.sin(angle) * radius, -Math.cos(angle) * radius];
  };
  const [x, y] = at((reading[index] ?? 0) * turned, 62);
  return place(
    { x: 190 + index * 232, y: 296 },
    circle('face', 0, 0, 108),
    ...Array.from({ length: 10 }, (_, value) => {
      const [left, top] = at(value, 84);
      return words(String(value), left, top + 13, { size: 36 });
    }),
    svg`<path class="mark" d="M0 0L${x} ${y}"/>`,
    circle('solid', 0, 0, 10),
  );
}

function dials({ s, cues: [, second = 0, third = 0] }: Moment): string {
  const spelled = ['3', '9', '1', '5'];
  const note = (index: number) => second + 0.4 + index * 1.1;
  return [
    ...spelled.map((_, index) => dial(index, progress(s, 0.6, 2.6))),
    ...spelled.map((number, index) =>
      fade(progress(s, note(index), note(index) + 0.4), words(number, 190 + index * 232, 500, { size: 84 })),
    ),
    place(
      { x: 1118, y: 296 },
      circle('red', 0, 0, 70),
      svg`<path d="M0 0L30-30" stroke="#fff" stroke-width="9"/>`,
      `<circle r="9" fill="#fff"/>`,
      crossOut(0, 0, 58, progress(s, third, third + 1)).replaceAll(
        'class="stop"',
        'class="line" style="stroke-width:12"',
      ),
    ),
  ].join('');
}

function smartMeter({ s, cues: [, second = 0, end = 0] }: Moment): string {
  const presses = [second + 0.4, second + 1.7];
  const page = presses.filter((at) => s >= at + 0.3).length;
  const shown = ['88888', '14:05', '04728'][page] ?? '';
  const since = page === 0 ? s : s - (presses[page - 1] ?? 0) - 0.3;
  return [
    box('face', 330, 160, 620, 400, 30),
    box('well', 390, 214, 500, 176, 16),
    fade(progress(since, 0, 0.4), words(shown, 430, 332, { size: 96, at: 'start', kind: 'head' })),
    fade(page === 2 ? progress(since, 0, 0.4) : 0, words('kWh', 850, 332, { size: 48, at: 'end' })),
    box('well', 560, 436, 160, 78, 39),
    path('line', 'M626 475h28'),
    ...presses.map((at) => press(640, 475, (s - at) / 0.9)),
    fade(
      page === 2 ? progress(s, end - 1.6, end - 1) : 0,
      tick(1004, 420, progress(s, end - 1.6, end - 0.9), 'inked'),
    ),
  ].join('');
}

/** How to read the numbers of any meter. */
export const readYourMeter: FilmScript = {
  id: 'read-your-meter',
  palette: 'dusk',
  steps: [
    {
      words: 'Find your meter',
      captions: [
        'Find your meter first.',
        'It may be by the front door, under the stairs or in a box outside.',
      ],
      sun: ({ s, cues: [, second = 0] }) => {
        const along = progress(s, second + 1, second + 2);
        const away = progress(s, second + 2.6, second + 3.6);
        return [
          mix(mix(330, 706, along), 1120, away),
          mix(mix(330, 400, along), 262, away),
          mix(80, 96, away),
        ];
      },
      draw: () => ({
        over: [
          path('soft', 'M80 520h1120'),
          box('face', 130, 210, 150, 310, 8),
          circle('line', 256, 372, 8),
          box('line', 158, 240, 94, 100, 6),
          smallMeter(330, 330),
          path('line', 'M480 520v-60h74v-60h74v-60h74v-60h74v-60h74v300'),
          smallMeter(700, 400),
          path('line', 'M900 520V240h300'),
          box('face', 960, 256, 160, 190, 12),
          path('line', 'M1104 330v34'),
          smallMeter(1034, 350),
          words('Front door', 250, 582),
          words('Under the stairs', 660, 582),
          words('Box outside', 1052, 582),
        ].join(''),
      }),
    },
    {
      words: 'Read from left to right',
      captions: [
        'Most meters have one row of numbers.',
        'Read them from left to right. Keep any noughts at the start.',
      ],
      hold: 0.8,
      sun: [1072, 330, 110],
      draw: ({ s, cues: [, second = 0, end = 0] }) => {
        const part = progress(s, second, end - 0.6);
        const found = part * 5.2;
        return { over: meterFace(Math.floor(found)) + readingLine(part, 0) + written(found) };
      },
    },
    {
      words: 'Stop at red, or at a point',
      captions: ['Stop at a decimal point, or at a number in red.', 'That goes for electricity and for gas.'],
      goesOn: true,
      sun: [1072, 330, 110],
      draw: ({ s }) => ({
        over:
          meterFace(5) +
          readingLine(1, progress(s, 0.4, 1)) +
          written(6) +
          tick(910, 536, progress(s, 3.6, 4.3)),
      }),
    },
    {
      words: 'Got dials?',
      captions: [
        'Got dials? Read them from left to right too.',
        'Is the hand between two numbers? Write the one it passed last. Between nine and nought, that’s nine.',
        'Leave out any red dial.',
      ],
      sun: ({ s, cues: [, second = 0] }) => [
        190 +
          232 *
            [1, 2, 3].reduce(
              (sum, nth) => sum + progress(s, second + nth * 1.1, second + nth * 1.1 + 0.7),
              0,
            ),
        296,
        122,
      ],
      draw: (moment) => ({ over: dials(moment) }),
    },
    {
      words: 'Smart meter?',
      captions: [
        'A smart meter should send readings by itself.',
        'If we ask for one, press the button until you see kWh. For gas, it’s m³.',
      ],
      hold: 0.5,
      sun: [960, 420, 116],
      draw: (moment) => ({ over: smartMeter(moment) }),
    },
    {
      words: 'Now send us the numbers',
      captions: [
        'If you pay two rates, write down both.',
        'Send the numbers today. Your next bill will be for what you used, and not a guess.',
      ],
      sun: [820, 420, 110],
      draw: ({ s, cues: [, second = 0] }) => {
        const sent = progress(s, second + 1.6, second + 2.4);
        return {
          over: phone(
            505,
            150,
            words('Reading', 135, 112, { size: 40 }),
            box('face', 38, 138, 194, 74, 12),
            words('04728', 135, 190, { size: 48 }),
            fade(
              1 - sent,
              box('lit', 52, 282, 166, 74, 37),
              words('Send', 135, 333, { size: 42, kind: 'on-sun' }),
            ),
            fade(sent, tick(135, 318, progress(s, second + 2, second + 3))),
            press(135, 319, (s - second - 1) / 0.9),
          ),
        };
      },
    },
  ],
};

function smallMeter(x: number, y: number): string {
  return place(
    { x, y },
    box('face', -42, -56, 84, 112, 12),
    box('well', -28, -40, 56, 30, 5),
    circle('line', 0, 22, 18),
    path('line', 'M0 22l8-8'),
  );
}
