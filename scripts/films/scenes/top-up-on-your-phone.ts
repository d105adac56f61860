import { box, fade, path, place, svg, words } from '../drawing.ts';
import type { FilmScript, Moment } from '../film-script.ts';
import { mix, progress } from '../motion.ts';
import { phone, press, tick } from '../props.ts';

const code = ['4821', '7036', '1594', '2280', '6317'];

/** The display at home with the money on the meter. */
function display(x: number, y: number, pounds: string, part = 1): string {
  return place(
    { x, y },
    path('face', 'M90 250l-26 50h152l-26-50z'),
    box('face', 0, 0, 280, 250, 26),
    box('dip', 28, 32, 224, 186, 10),
    words('On meter', 140, 92, { size: 38 }),
    fade(part, words(pounds, 140, 168, { size: 60, kind: 'head' })),
  );
}

/** A button on the phone's screen. */
function button(y: number, label: string, kind = 'face'): string {
  return (
    box(kind, 30, y, 210, 76, 38) +
    words(label, 135, y + 51, { size: 38, kind: kind === 'lit' ? 'on-sun' : 'words' })
  );
}

/** Three arcs that travel from the phone to the display, one after the other. */
function signal(x: number, y: number, s: number, from: number): string {
  return [0, 1, 2]
    .map((nth) =>
      fade(
        progress(s, from + nth * 0.35, from + nth * 0.35 + 0.5),
        path(
          'mark',
          svg`M${x + nth * 34} ${y - 40 - nth * 22}a${60 + nth * 26} ${60 + nth * 26} 0 0 1 0 ${80 + nth * 44}`,
        ),
      ),
    )
    .join('');
}

function enterCode({ s, cues: [, second = 0, third = 0, end = 0] }: Moment): string {
  const shown = progress(s, second + 0.4, second + 1);
  const keyed = Math.max(0, Math.min(20, Math.floor(((s - third - 1.2) / (end - third - 2.4)) * 20)));
  const typed = code.join('').slice(0, keyed);
  const groups = code.map((_, index) => typed.slice(index * 4, index * 4 + 4));
  const woken = progress(s, third, third + 0.6);
  return [
    phone(
      170,
      150,
      words('£10 paid', 135, 112, { size: 40 }),
      fade(
        shown,
        ...code.map((group, index) => words(group, 135, 176 + index * 50, { size: 42, kind: 'head' })),
      ),
    ),
    box('face', 620, 150, 520, 430, 30),
    box('dip', 654, 186, 452, 210, 12),
    fade(
      woken,
      words('Enter code', 880, 240, { size: 40 }),
      ...groups.map((group, index) =>
        words(group, 706 + (index % 3) * 120, 304 + Math.floor(index / 3) * 60, {
          size: 46,
          at: 'start',
          kind: 'head',
        }),
      ),
    ),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(
      (key) =>
        box('well', 660 + (key % 5) * 90, 420 + Math.floor(key / 5) * 74, 76, 60, 12) +
        words(String((key + 1) % 10), 698 + (key % 5) * 90, 463 + Math.floor(key / 5) * 74, { size: 38 }),
    ),
    press(880, 290, (s - third + 0.2) / 0.9),
    keyed === 20 ? tick(1040, 350, progress(s, end - 1, end - 0.4)) : '',
  ].join('');
}

/** How to top up a smart meter, and what to do when the money doesn’t arrive. */
export const topUpOnYourPhone: FilmScript = {
  id: 'top-up-on-your-phone',
  palette: 'mist',
  steps: [
    {
      words: 'Top up on your phone',
      captions: [
        'This is for smart meters.',
        'If you have a key or a card, take it to a shop that does top-ups.',
      ],
      sun: [520, 470, 100],
      draw: ({ s }) => ({
        over:
          phone(290, 150, button(112, 'Top up', 'lit'), path('line', 'M48 240h150M48 282h110')) +
          signal(600, 330, s, 1) +
          display(760, 220, '£2.40'),
      }),
    },
    {
      words: 'Choose gas or electricity',
      captions: [
        'Sign in to your account on your phone and choose Top up.',
        'Pick gas or electricity. Money on one can’t pay for the other, so top up each by itself.',
      ],
      sun: [760, 250, 90],
      draw: ({ s, cues: [, second = 0] }) => {
        const chosen = progress(s, second - 0.6, second);
        const picked = progress(s, second + 1.6, second + 2.2);
        return {
          over: [
            phone(
              505,
              150,
              fade(
                1 - chosen,
                words('Your account', 135, 112, { size: 36 }),
                button(160, 'Top up', 'lit'),
                path('line', 'M48 290h150M48 332h110'),
              ),
              fade(
                chosen,
                words('Top up', 135, 112, { size: 40, kind: 'head' }),
                button(150, 'Gas'),
                button(256, 'Electricity', picked > 0.5 ? 'lit' : 'face'),
              ),
            ),
            press(640, 348, (s - second + 1.4) / 0.9),
            press(640, 444, (s - second - 1.2) / 0.9),
          ].join(''),
        };
      },
    },
    {
      words: 'Add an amount, and pay',
      captions: [
        'Type in how much you want to add, and pay by card.',
        'Most often, the money is on your meter in a few minutes.',
      ],
      hold: 0.5,
      sun: ({ s, cues: [, second = 0] }) => [
        mix(520, 1040, progress(s, second, second + 1.4)),
        mix(300, 250, progress(s, second, second + 1.4)),
        92,
      ],
      draw: ({ s, cues: [, second = 0] }) => {
        const typed = '£10'.slice(0, Math.max(0, Math.floor((s - 0.6) / 0.5)));
        const paid = progress(s, second - 0.4, second);
        const there = s > second + 1.8;
        return {
          over: [
            phone(
              290,
              150,
              words('How much?', 135, 112, { size: 40 }),
              box('face', 38, 138, 194, 84, 12),
              words(typed, 135, 200, { size: 56, kind: 'head' }),
              fade(1 - paid, button(270, 'Pay', 'lit')),
              fade(paid, tick(135, 310, progress(s, second - 0.2, second + 0.6))),
            ),
            press(425, 458, (s - second + 1.2) / 0.9),
            signal(600, 330, s, second + 0.2),
            display(
              760,
              220,
              there ? '£12.40' : '£2.40',
              there ? progress(s, second + 1.8, second + 2.4) : 1,
            ),
          ].join(''),
        };
      },
    },
    {
      words: 'Not there? Use the code',
      captions: [
        'Still not there? Don’t pay twice.',
        'Find the 20-digit code next to the payment in your account.',
        'Wake up your meter, look for ‘Enter code’ or ‘Top up’, and key in all 20 numbers.',
      ],
      hold: 1,
      sun: [480, 300, 96],
      draw: (moment) => ({ over: enterCode(moment) }),
    },
    {
      words: 'Can’t afford to top up?',
      captions: [
        'If you can’t afford to top up, call our pay as you go team before you run out.',
        'There’s help we can give.',
      ],
      sun: ({ s }) => [640, mix(420, 330, progress(s, 0.6, 3)), 130],
      draw: ({ s }) => ({
        under: place(
          { x: 640, y: 360 },
          box('plain', -230, -200, 460, 400, 40),
          box('line', -230, -200, 460, 400, 40),
        ),
        over: [
          place(
            { x: 640, y: 334, turn: -8 * Math.sin(Math.min(s, 4) * 1.6), scale: 2.6 },
            path(
              'handset',
              'M-34-22c-4 34 24 62 58 58 8-1 14-8 14-16v-8l-22-10-10 10c-12-4-20-12-24-24l10-10-10-22h-8c-8 0-14 6-14 14z',
            ),
          ),
          words('Call us first', 640, 520, { size: 52, kind: 'head' }),
        ].join(''),
      }),
    },
  ],
};
