import type { ReactNode } from 'react';
import type { MeterArticles } from '../meter-articles.ts';
import { DialDrawing } from './drawings/dials.tsx';
import { PrepaymentDrawing, SmartDrawing } from './drawings/either.tsx';
import { DigitalDrawing, Economy7Drawing } from './drawings/electricity.tsx';
import { ImperialGasDrawing, MetricGasDrawing } from './drawings/gas.tsx';
import type { MeterKindName } from './meter-thumb.tsx';

/** The fuels of the form. SPEC §3. */
export type GuideFuel = 'Dual' | 'Electricity' | 'Gas';

export type MeterKind = {
  id: MeterKindName;
  name: string;
  drawing: (fuel: 'Electricity' | 'Gas') => ReactNode;
  words: ReactNode;
};

const electricity = ({ economy7 }: MeterArticles): MeterKind[] => [
  {
    id: 'digital',
    name: 'Digital',
    drawing: () => <DigitalDrawing />,
    words: (
      <p>
        Write the numbers from left to right, with any noughts at the start. Stop at the point, or at a red
        number.
      </p>
    ),
  },
  {
    id: 'dial',
    name: 'Dials',
    drawing: () => <DialDrawing />,
    words: (
      <p>
        Start on the left. Dials side by side turn opposite ways. If a hand is between two numbers, write the
        lower one. Between 9 and 0, write 9. Leave out a dial that’s red or marked 1/10.
      </p>
    ),
  },
  {
    id: 'economy7',
    name: 'Economy 7',
    drawing: () => <Economy7Drawing />,
    words: (
      <p>
        We need both readings. Low is night, normal is day. If there’s only one row, press the button to see
        the other. If yours says rate 1 and rate 2, <a href={economy7}>find out which is which</a>.
      </p>
    ),
  },
];

const gas: MeterKind[] = [
  {
    id: 'metric',
    name: 'Metric (m³)',
    drawing: () => <MetricGasDrawing />,
    words: (
      <p>
        It says m³ or ‘cubic metres’. Write the black numbers, most often five. Leave out the red ones, or
        those after the point.
      </p>
    ),
  },
  {
    id: 'imperial',
    name: 'Imperial (ft³)',
    drawing: () => <ImperialGasDrawing />,
    words: (
      <p>
        It says ft³ or ‘cubic feet’. Write the black numbers, most often four. Leave out the red ones and any
        small dial.
      </p>
    ),
  },
];

const either: MeterKind[] = [
  {
    id: 'prepayment',
    name: 'Pay as you go',
    drawing: (fuel) => <PrepaymentDrawing fuel={fuel} />,
    words: (
      <p>
        A key or card meter shows your credit first. Press the button until you see kWh for electricity or m³
        for gas. Leave out the numbers after the point.
      </p>
    ),
  },
  {
    id: 'smart',
    name: 'Smart',
    drawing: (fuel) => <SmartDrawing fuel={fuel} />,
    words: (
      <p>
        Press a button to wake the screen. Makers differ, so try each button until you see kWh with IMP for
        electricity, or m³ for gas. Leave out the numbers after the point.
      </p>
    ),
  },
];

/** The kind of register that a reading is taken from. */
export type Register = 'electricity' | 'economy7' | 'gas';

/** The usual meter kinds of a register; the guide at the end has the others. */
export function kindsOfRegister(register: Register, articles: MeterArticles): MeterKind[] {
  if (register === 'gas') return gas;
  return electricity(articles).filter(({ id }) => (id === 'economy7') === (register === 'economy7'));
}

/** The meter kinds that a customer with this fuel may have, each under a heading. */
export function meterKindsFor(fuel: GuideFuel, articles: MeterArticles) {
  return [
    { heading: 'Electricity', kinds: fuel === 'Gas' ? [] : electricity(articles) },
    { heading: 'Gas', kinds: fuel === 'Electricity' ? [] : gas },
    { heading: fuel === 'Dual' ? 'Either fuel' : 'Other kinds', kinds: either },
  ].filter(({ kinds }) => kinds.length > 0);
}
