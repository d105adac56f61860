import type { ReactNode } from 'react';
import type { Brand } from '#contracts/brand.ts';
import { articlePath } from '../../../area-href.ts';
import { Card, CardGrid } from '../../../design-system/card/card.tsx';
import { CallableNumber } from '../../../frame/ring-us/callable-number.tsx';
import type { PictogramName } from '../../../design-system/pictogram/pictogram-names.ts';

type EmergencyCard = {
  title: string;
  image: PictogramName;
  steps: ReactNode[];
  article: string;
  more: string;
};

function cardsFor(phones: Brand['phones']): EmergencyCard[] {
  return [
    {
      title: 'Boiler breakdown',
      image: 'boiler-off',
      steps: [
        'Check the power, the timer and the room thermostat.',
        'Look at the pressure. With the boiler cold, it should be 1 to 1.5 bar.',
        'Press reset once. If it fails again, leave it off.',
      ],
      article: 'boiler-breakdown',
      more: 'Fix a boiler that won’t start',
    },
    {
      title: 'Pay as you go meter, no supply',
      image: 'payg',
      steps: [
        'Check your credit. Use emergency credit if you have it.',
        'Push your card or key in again, or top up.',
        phones.meterEmergency ? (
          <>
            Still off? Call <CallableNumber number={phones.meterEmergency} />.
          </>
        ) : (
          'Still off? Call your supplier’s emergency number, on the back of your card or on a bill.'
        ),
      ],
      article: 'pay-as-you-go-no-supply',
      more: 'Get your supply back',
    },
    {
      title: 'How to turn off your gas',
      image: 'valve',
      steps: [
        'Find the lever on the pipe next to your gas meter.',
        'Turn it a quarter turn, so it sits across the pipe.',
        'Leave it off until an engineer says it’s safe.',
      ],
      article: 'turn-off-your-gas',
      more: 'Find your gas lever',
    },
    {
      title: 'No heating',
      image: 'radiator',
      steps: [
        'Check that your lights work. If not, it may be a power cut.',
        'Turn the thermostat up and wait ten minutes.',
        'Freezing outside? The condensate pipe may be frozen.',
      ],
      article: 'no-heating',
      more: 'Get your heating back on',
    },
    {
      title: 'Leaky pipes',
      image: 'leak',
      steps: [
        'Turn the stopcock clockwise. It’s often under the kitchen sink.',
        'Open the cold taps to drain the pipes.',
        'Water near electrics? If the fuse box is dry, turn the power off there.',
      ],
      article: 'leaky-pipes',
      more: 'Stop a leak',
    },
    {
      title: 'Power cuts',
      image: 'bulb',
      steps: [
        'See if your neighbours’ lights are off too.',
        'Only yours? Check the switches in your fuse box.',
        <>
          Call <CallableNumber number={phones.powerCut} /> and turn off ovens, hobs and heaters.
        </>,
      ],
      article: 'power-cuts',
      more: 'What to do in a power cut',
    },
  ];
}

/** Whether a card links to this article. */
export function isOfCard(path: string, phones: Brand['phones']): boolean {
  return cardsFor(phones).some(({ article }) => pathOf(article) === path);
}

function pathOf(article: string): string {
  return articlePath('emergencies', article);
}

type EmergencyCardsProps = {
  phones: Brand['phones'];
  /** The addresses of the articles that are listed. A card without its article has no link. */
  listed: ReadonlySet<string>;
};

/** The six emergency cards. SPEC §2 "emergencies". */
export function EmergencyCards({ phones, listed }: EmergencyCardsProps) {
  return (
    <CardGrid>
      {cardsFor(phones).map(({ title, image, steps, article, more }) => (
        <Card
          key={title}
          layout="head"
          title={title}
          pictogram={image}
          foot={listed.has(pathOf(article)) && <a href={pathOf(article)}>{more}</a>}
        >
          <ol>
            {steps.map((step, index) => (
              <li key={`${title} ${index}`}>{step}</li>
            ))}
          </ol>
        </Card>
      ))}
    </CardGrid>
  );
}
