import { Drawing } from './drawing.tsx';

/** Electricity or gas: what the screen of each shows. */
const shown = {
  Electricity: { digits: '04728', unit: 'kWh', spoken: '0 4 7 2 8 kWh' },
  Gas: { digits: '06153', unit: 'm³', spoken: '0 6 1 5 3 m³' },
};
type OneFuel = keyof typeof shown;

function Screen({ fuel, y }: { fuel: OneFuel; y: number }) {
  const { digits, unit } = shown[fuel];
  return (
    <>
      <text x="62 83 104 125 146" y={y} fontSize="24">
        {digits}
      </text>
      <text x="175" y={y} fontSize="13">
        {unit}
      </text>
    </>
  );
}

const slotted = {
  Electricity: {
    name: 'key',
    drawn: (
      <>
        <path d="M146 82h20v40h-20zM146 96h20" />
        <circle cx="156" cy="131" r="19" />
        <circle cx="156" cy="131" r="6" />
      </>
    ),
  },
  Gas: {
    name: 'card',
    drawn: <path d="M136 82h40v62q0 5-5 5h-30q-5 0-5-5zM144 138h14" />,
  },
};

/** A key or card meter: a screen, the button that changes it, and the key or card for its slot. */
export function PrepaymentDrawing({ fuel }: { fuel: OneFuel }) {
  const { name, drawn } = slotted[fuel];
  return (
    <Drawing
      label={`A pay as you go meter with a ${name} in its slot. Press the button until the screen shows ${shown[fuel].spoken}.`}
      height={158}
      letters={
        <>
          <Screen fuel={fuel} y={51} />
          <text x="76" y="117">
            Press
          </text>
        </>
      }
    >
      <rect x="28" y="6" width="184" height="126" rx="12" fill="var(--surface)" />
      <rect x="44" y="20" width="152" height="44" rx="8" fill="var(--canvas)" />
      <circle className="sun" cx="76" cy="87" r="16" />
      <g fill="var(--surface)">
        <circle cx="76" cy="87" r="10" />
        <rect x="128" y="75" width="56" height="14" rx="5" fill="var(--canvas)" />
        {drawn}
      </g>
    </Drawing>
  );
}

/** Smart meters communicate by radio: electricity’s through the hub on top of it. */
const radio = {
  Electricity: (
    <>
      <path d="M110 15a14 14 0 0 1 20 0M103 8a24 24 0 0 1 34 0" />
      <rect x="76" y="22" width="88" height="30" rx="8" fill="var(--surface)" />
    </>
  ),
  Gas: <path d="M60 40V22M84 40V22M156 40V22M180 40V22M110 31a14 14 0 0 1 20 0M103 24a24 24 0 0 1 34 0" />,
};

/** A smart meter and the buttons that wake its screen. */
export function SmartDrawing({ fuel }: { fuel: OneFuel }) {
  return (
    <Drawing
      label={`A smart meter with two buttons. Press until the screen shows ${shown[fuel].spoken}.`}
      height={158}
      letters={
        <>
          <Screen fuel={fuel} y={86} />
          <text x="120" y="130">
            Press
          </text>
        </>
      }
    >
      {radio[fuel]}
      <rect x="28" y="40" width="184" height="112" rx="12" fill="var(--surface)" />
      <rect x="44" y="55" width="152" height="44" rx="8" fill="var(--canvas)" />
      <circle className="sun" cx="76" cy="126" r="16" />
      <g fill="var(--surface)">
        <circle cx="76" cy="126" r="10" />
        <circle cx="164" cy="126" r="10" />
      </g>
    </Drawing>
  );
}
