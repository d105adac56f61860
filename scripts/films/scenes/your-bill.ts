import { box, circle, drawnPath, fade, path, place, svg, words } from '../drawing.ts';
import type { FilmScript, Moment } from '../film-script.ts';
import { mix, progress } from '../motion.ts';

/** The position of each part of the bill on the paper: its middle, from the top, and its height. */
const rows = {
  top: [208, 76],
  brought: [282, 56],
  energy: [372, 108],
  tax: [462, 52],
  total: [520, 60],
} as const;
type Row = keyof typeof rows;

/** The paper with its lines. */
function paper(): string {
  return [
    path(
      'face',
      'M120 150h340v430l-28.3-20-28.3 20-28.4-20-28.3 20-28.3-20-28.4 20-28.3-20-28.3 20-28.4-20-28.3 20-28.4-20-28.3 20z',
    ),
    circle('line', 168, 206, 22),
    path('line', 'M212 194h96M212 220h60M360 194h60M360 220h44'),
    path('line', 'M150 282h110M370 282h50'),
    path('line', 'M150 342h70M150 372h150M150 402h120M370 342h50M370 372h50M370 402h50'),
    path('line', 'M150 462h50M386 462h34'),
    path('bold', 'M152 520h96M346 520h72'),
  ].join('');
}

/** A frame around the middle of a part of the paper. */
function frame(middle: number, tall: number): string {
  return svg`<rect class="mark" x="104" y="${middle - tall / 2 - 8}" width="372" height="${tall + 16}" rx="14"/>`;
}

/** The paper, with the frame moving from one part to another. */
function bill(from: Row, to: Row, part: number): string {
  return paper() + frame(mix(rows[from][0], rows[to][0], part), mix(rows[from][1], rows[to][1], part));
}

/** The part of the bill that the frame is on, enlarged for reading. */
function panel(): string {
  return box('face', 560, 160, 640, 410, 24);
}

function line(
  y: number,
  name: string,
  amount: string,
  part: number,
  { kind = 'words', size = 44 } = {},
): string {
  return fade(
    part,
    place(
      { y: 14 * (1 - part) },
      words(name, 604, y, { size, at: 'start', kind }),
      words(amount, 1156, y, { size, at: 'end', kind }),
    ),
  );
}

const appear = (s: number, at: number) => progress(s, at, at + 0.6);

function energy({ s, cues: [, second = 0, third = 0] }: Moment): string {
  return [
    line(240, 'Two readings', '', appear(s, 0.6), { kind: 'head' }),
    line(306, '4728 − 4528', '200 kWh', appear(s, 1.6)),
    line(378, '200 × 25p', '£50.00', appear(s, second + 0.2)),
    line(450, '30 days × 60p', '£18.00', appear(s, second + 2.4)),
    fade(appear(s, third), box('dip', 584, 484, 592, 66, 12)),
    fade(appear(s, third), words('Gas: volume into kWh first', 604, 530, { size: 42, at: 'start' })),
  ].join('');
}

/** What each line of a bill means. The figures are an example, and add up. */
export const yourBill: FilmScript = {
  id: 'your-bill',
  palette: 'dawn',
  steps: [
    {
      words: 'Your bill, line by line',
      captions: ['Put your bill in front of you. We’ll go down it together.'],
      sun: [470, 230, 90],
      draw: ({ s }) => ({
        stays: place({ x: 350 * (1 - progress(s, 2.6, 4.2)) }, paper()),
        over: '',
      }),
    },
    {
      words: 'Who it’s for, and when',
      captions: [
        'At the top is your account number. Have it ready when you call us.',
        'Beside it are two dates: the first and last day you’re paying for.',
      ],
      sun: [1150, 540, 84],
      draw: ({ s, cues: [, second = 0] }) => ({
        stays: bill('top', 'top', 0) + panel(),
        over: [
          line(246, 'Account number', '', appear(s, 0.6)),
          line(310, '850 123 4567', '', appear(s, 1), { kind: 'head' }),
          line(420, 'First day and last day', '', appear(s, second + 0.2)),
          line(484, '1 to 30 September', '', appear(s, second + 0.6), { kind: 'head' }),
        ].join(''),
      }),
    },
    {
      words: 'What came before',
      captions: ['The balance brought forward is what you owed, or had in credit, before this bill.'],
      sun: [1150, 230, 84],
      draw: ({ s }) => ({
        stays: bill('top', 'brought', progress(s, 0.4, 1.4)) + panel(),
        over: [
          line(280, 'Balance brought forward', '', appear(s, 0.8)),
          line(380, '£20.00', '', appear(s, 1.6), { kind: 'head', size: 84 }),
          line(460, 'in credit', '', appear(s, 2)),
        ].join(''),
      }),
    },
    {
      words: 'Your energy',
      captions: [
        'There are two readings. What you used is the difference.',
        'We multiply that by your unit rate, and add a standing charge for each day.',
        'Your gas meter counts volume, so we turn that into kilowatt hours (kWh) first.',
      ],
      sun: [1180, 200, 70],
      draw: (moment) => ({
        stays: bill('brought', 'energy', progress(moment.s, 0.4, 1.4)) + panel(),
        over: energy(moment),
      }),
    },
    {
      words: 'E is for estimate',
      captions: [
        'See an E by a reading? It’s an estimate.',
        'Send us a real one and we’ll put the bill right.',
      ],
      sun: [1190, 330, 84],
      draw: ({ s, cues: [, second = 0] }) => {
        const real = progress(s, second + 0.8, second + 1.8);
        return {
          stays: bill('energy', 'energy', 0) + panel(),
          over: [
            words('4728', 640, 372, { size: 120, at: 'start', kind: 'head' }),
            words('E', 1000, 372, { size: 120, kind: 'head' }),
            drawnPath('mark', 'M632 338h282', real),
            fade(
              appear(s, second + 1.8),
              words('4690', 640, 510, { size: 120, at: 'start', kind: 'head' }),
              words('yours', 960, 504, { size: 44, at: 'start' }),
            ),
            circle('mark', 1000, 330, 74),
          ].join(''),
        };
      },
    },
    {
      words: 'VAT, then the total',
      captions: [
        'After that there’s VAT, and last, the total.',
        'If you pay a fixed amount by Direct Debit each month, you don’t need to do anything.',
        'The total shows where your account stands.',
      ],
      hold: 0.5,
      sun: [1196, 520, 80],
      draw: ({ s }) => ({
        stays: paper() + toTheTotal(s) + panel(),
        over: [
          line(246, 'Energy', '£68.00', appear(s, 0.6)),
          line(318, 'VAT', '£3.40', appear(s, 1.2)),
          line(390, 'In credit before', '−£20.00', appear(s, 1.8)),
          drawnPath('line', 'M604 424h552', progress(s, 2.2, 3)),
          line(514, 'Total', '£51.40', appear(s, 2.8), { kind: 'head', size: 68 }),
        ].join(''),
      }),
    },
  ],
};

/** The frame, moving past the tax to the total. */
function toTheTotal(s: number): string {
  const first = progress(s, 0.3, 1.1);
  const second = progress(s, 2.4, 3.2);
  return frame(
    mix(mix(rows.energy[0], rows.tax[0], first), rows.total[0], second),
    mix(mix(rows.energy[1], rows.tax[1], first), rows.total[1], second),
  );
}
