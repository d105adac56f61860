import type { Brand } from '#contracts/brand.ts';
import { Heading } from '../../design-system/heading/heading.tsx';
import { CallableNumber } from './callable-number.tsx';
import { knownLine } from './known-line.ts';
import { OpeningHours, OpeningNow } from './opening-hours.tsx';
import { OtherWaysToCall } from './other-ways-to-call.tsx';
import { wordsOfTopic, type RingTopic } from './ring-topics.ts';

type RingUsProps = {
  brand: Brand | undefined;
  topic: RingTopic;
  /** A card; a tinted panel beside or at the end of a page's text; the wide form at the top of contact us. */
  look?: keyof typeof looks;
  /** Whether the page has the script that says if the line is open now. */
  saysNow?: boolean;
};

const looks = { card: '', mist: ' ring--mist', end: ' ring--mist ring--end', wide: ' ring--wide' };

/**
 * The number to ring about a topic, its hours, what to have to hand, and ways for people who can't hear or speak on
 * the phone. Nothing where the brand has no number. Decision 54.
 */
export function RingUs({ brand, topic, look = 'card', saysNow = true }: RingUsProps) {
  const { line: name, title, lead, hand } = wordsOfTopic(topic);
  const line = brand && knownLine(brand, name);
  if (!line) return null;
  const isWide = look === 'wide';
  const hours = <OpeningHours line={line} isShort={look === 'mist' || look === 'end'} />;
  // The script notes the state on this element, and today's row in the hours.
  return (
    <section className={`ring${looks[look]}`} aria-labelledby="ring-us" suppressHydrationWarning>
      <div className="ring__main">
        <h2 id="ring-us">{title}</h2>
        {lead && <p>{lead}</p>}
        {saysNow && <OpeningNow line={line} />}
        <div>
          <CallableNumber className="ring__num" number={line.number} />
          {line.cost && <p className="ring__cost">{line.cost}</p>}
        </div>
        {isWide && hand && <p>{hand}</p>}
      </div>
      <div className="ring__main">
        {isWide && (
          <Heading level={3} className="ring__label">
            When we’re here
          </Heading>
        )}
        {hours}
        <NoSupply brand={brand} topic={topic} />
        {!isWide && hand && <p>{hand}</p>}
      </div>
      <OtherWaysToCall relay={brand.phones.relay} isWide={isWide} />
    </section>
  );
}

/** The line for people without supply: on pages about pay as you go, and elsewhere while a bank holiday lasts. */
function NoSupply({ brand, topic }: { brand: Brand; topic: RingTopic }) {
  const { meterEmergency } = brand.phones;
  if (!meterEmergency || topic === 'noSupply') return null;
  return (
    <p className={topic === 'prepayment' ? undefined : 'ring__urgent'}>
      No supply today? Our meter emergency line is open on <CallableNumber number={meterEmergency} />.
    </p>
  );
}
