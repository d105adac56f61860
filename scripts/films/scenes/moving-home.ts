import { box, circle, drawnPath, fade, path, place, svg, words } from '../drawing.ts';
import type { FilmScript, Moment } from '../film-script.ts';
import { mix, progress } from '../motion.ts';
import { crossOut, digit, phone, press, tick } from '../props.ts';

const numbers = ['0', '4', '7', '2', '8'];

/** The weeks before a move, as a line of days with the move at its end. */
function weeks({ s, cues: [, second = 0] }: Moment): string {
  const day = (days: number) => 1060 - days * 30;
  return [
    path('line', svg`M${day(29)} 400H${day(0)}`),
    ...Array.from({ length: 29 }, (_, days) =>
      path(
        days % 7 === 0 ? 'bold' : 'line',
        svg`M${day(days)} ${days % 7 === 0 ? 380 : 390}v${days % 7 === 0 ? 40 : 20}`,
      ),
    ),
    drawnPath('mark', svg`M${day(28)} 400H${day(2)}`, progress(s, 1, 3)),
    fade(
      progress(s, 0.8, 1.4),
      words('4 weeks', day(28), 470, { size: 44 }),
      words('before', day(28), 520, { size: 40 }),
    ),
    fade(
      progress(s, 2.6, 3.2),
      words('2 working days', day(7), 470, { size: 44 }),
      words('before', day(7), 520, { size: 40 }),
    ),
    place({ x: 1106, y: 330 }, path('face', 'M-74 0L0-66 74 0v92H-74z'), path('line', 'M-20 92V30h40v62')),
    ...['The date', 'New address', 'Who moves in'].map((label, index) =>
      fade(
        progress(s, second + index * 0.8, second + index * 0.8 + 0.5),
        box('face', 80 + index * 306, 172, 284, 84, 16),
        words(label, 222 + index * 306, 228, { size: 40 }),
      ),
    ),
  ].join('');
}

function register(x: number, y: number, scale: number): string {
  return place(
    { x, y, scale },
    box('face', -250, -80, 500, 160, 22),
    ...numbers.map((number, index) => digit(-228 + index * 93, -53, number)),
  );
}

function photo({ s, cues: [, second = 0] }: Moment): string {
  const near = progress(s, 1, 2.4);
  const inset = mix(90, 0, near);
  const taken = s > second + 1.4;
  const sent = progress(s, second + 3, second + 4);
  return [
    register(420, 360, 1),
    fade(
      1 - sent,
      path(
        'mark',
        svg`M${130 - inset} ${290 - inset}v-40h40M${710 + inset} ${290 - inset}v-40h-40M${130 - inset} ${430 + inset}v40h40M${710 + inset} ${430 + inset}v40h-40`,
      ),
    ),
    press(420, 360, (s - second - 1) / 0.9),
    phone(
      850,
      150,
      fade(
        taken ? progress(s, second + 1.4, second + 2) : 0,
        place({ x: 135, y: 140, scale: 0.4 }, register(0, 0, 1)),
        words('Reading', 135, 246, { size: 40 }),
      ),
      tick(135, 320, sent),
    ),
  ].join('');
}

function finalBill({ s, cues: [, second = 0] }: Moment): string {
  const done = progress(s, second + 1, second + 3);
  return [
    box('face', 120, 190, 420, 150, 20),
    words('Direct Debit', 160, 254, { at: 'start', size: 46, kind: 'head' }),
    words('Keep it going', 160, 310, { at: 'start', size: 40 }),
    tick(480, 262, progress(s, 1.6, 2.2)),
    ...[0, 1, 2, 3, 4, 5].map((week) =>
      box(done * 6 > week + 0.5 ? 'lit' : 'face', 120 + week * 72, 400, 60, 60, 10),
    ),
    words('6 weeks at most', 120, 530, { at: 'start', size: 44 }),
    place(
      { x: 700, y: mix(250, 190, progress(s, second, second + 1.2)) },
      path('face', 'M0 0h360v340l-30-22-30 22-30-22-30 22-30-22-30 22-30-22-30 22-30-22-30 22-30-22-30 22z'),
      words('Final bill', 180, 70, { size: 48, kind: 'head' }),
      path('line', 'M50 110h150M50 150h110M260 110h50M260 150h50'),
      fade(
        progress(s, second + 3, second + 3.6),
        words('In credit?', 180, 226, { size: 42 }),
        words('We pay it back', 180, 276, { size: 42 }),
      ),
    ),
  ].join('');
}

function newPlace({ s, cues: [, second = 0] }: Moment): string {
  const meter = (x: number, label: string, reading: string, at: number) =>
    place(
      { x, y: 350 },
      box('face', -90, -120, 180, 220, 22),
      box('well', -68, -90, 136, 60, 8),
      words(reading, 0, -47, { size: 36 }),
      circle('line', 0, 34, 38),
      path('line', 'M0 34l18-18'),
      words(label, 0, 152),
      tick(0, -154, progress(s, at, at + 0.6)),
    );
  const given = (y: number, label: string, at: number) =>
    fade(
      progress(s, at, at + 0.5),
      box('face', 700, y, 460, 92, 18),
      words(label, 740, y + 62, { at: 'start', size: 44 }),
    );
  return [
    meter(220, 'Electricity', '04728', 1.4),
    meter(500, 'Gas', '03190', 2.4),
    fade(1 - progress(s, second - 0.4, second), doorway()),
    given(200, 'Who you are', second),
    given(316, 'When you moved in', second + 1),
    given(432, 'Both readings', second + 2),
  ].join('');
}

/** The new front door, before anyone has moved in. */
function doorway(): string {
  return place(
    { x: 850, y: 180 },
    path('face', 'M0 370V100a100 100 0 0 1 200 0v270z'),
    path('well', 'M34 100a66 66 0 0 1 132 0z'),
    path('line', 'M34 130h132v240M34 130v240'),
    box('line', 58, 160, 34, 70, 4),
    box('line', 108, 160, 34, 70, 4),
    circle('line', 146, 270, 7),
    box('face', -30, 370, 260, 30, 6),
  );
}

/** What to tell an energy supplier about a move, and when. */
export const movingHome: FilmScript = {
  id: 'moving-home',
  palette: 'mist',
  steps: [
    {
      words: 'Tell us early',
      captions: [
        'Moving home? Tell us up to four weeks before, and at least two working days ahead.',
        'We need the date, your new address, and who takes over from you, if you know.',
      ],
      sun: [1150, 260, 80],
      draw: (moment) => ({ over: weeks(moment) }),
    },
    {
      words: 'On the day',
      captions: [
        'On the day, read your meters last of all.',
        'Take a photo that shows the numbers, and send us the readings within five days.',
      ],
      sun: [640, 250, 92],
      draw: (moment) => ({ over: photo(moment) }),
    },
    {
      words: 'Your final bill',
      captions: [
        'Keep your Direct Debit going until the final bill is settled.',
        'The bill comes within six weeks. If you’re in credit, we’ll pay it back.',
      ],
      hold: 0.5,
      sun: [1080, 250, 96],
      draw: (moment) => ({ over: finalBill(moment) }),
    },
    {
      words: 'At the new place',
      captions: [
        'At the new place, read both meters before you put the heating on.',
        'Then tell the supplier there who you are, and when you moved in.',
      ],
      sun: [360, 300, 96],
      draw: (moment) => ({ over: newPlace(moment) }),
    },
    {
      words: 'Found a key or a card?',
      captions: [
        'Is there a pay as you go meter? Don’t use a key or card you find there.',
        'It could take money for someone else’s debt.',
      ],
      sun: [760, 260, 100],
      draw: ({ s }) => ({
        over: [
          place(
            { x: 400, y: 360 },
            path('face', 'M-150 0a70 70 0 1 1 134-28h186v56h-40v30h-56v-30h-90a70 70 0 0 1-134-28z'),
            circle('well', -84, 0, 22),
          ),
          box('face', 690, 270, 290, 180, 22),
          path('line', 'M690 322h290'),
          box('well', 720, 360, 70, 52, 8),
          crossOut(400, 360, 110, progress(s, 2.4, 3.2)),
          crossOut(835, 360, 110, progress(s, 3, 3.8)),
          words('Key', 400, 560),
          words('Card', 835, 560),
        ].join(''),
      }),
    },
    {
      words: 'Need extra support?',
      captions: ['If you’re on the Priority Services Register, make sure the new address is on it.'],
      hold: 0.8,
      sun: [860, 240, 96],
      draw: ({ s }) => ({
        over: [
          box('face', 400, 170, 480, 390, 26),
          words('Priority Services', 640, 250, { size: 46, kind: 'head' }),
          words('Register', 640, 306, { size: 46, kind: 'head' }),
          path('line', 'M450 350h380'),
          fade(1 - progress(s, 1.6, 2.2), path('line', 'M450 420h240M450 470h160')),
          fade(progress(s, 2, 2.6), words('New address', 450, 462, { at: 'start', size: 46 })),
          tick(800, 450, progress(s, 2.8, 3.5)),
        ].join(''),
      }),
    },
  ],
};
