import { Heading } from '../../design-system/heading/heading.tsx';
import { CallableNumber } from './callable-number.tsx';
import { OpeningHours, OpeningNow } from './opening-hours.tsx';
import { OtherWaysToCall } from './other-ways-to-call.tsx';
import type { Ring } from './ring.ts';

export type RingUsProps = {
  ring: Ring | undefined;
  /** A card; half of a sheet; a tinted panel beside or at the end of a page's text; the wide form of contact us. */
  variant?: keyof typeof variantClasses;
  /** Whether the page has the script that says if the line is open now. */
  saysNow?: boolean;
};

const variantClasses = {
  card: '',
  half: ' ring--half',
  mist: ' ring--mist',
  end: ' ring--mist ring--end',
  wide: ' ring--wide',
};

/**
 * The number to ring, its hours, what to have to hand, and ways for people who can't hear or speak on the phone.
 * Nothing where the brand has no number. Decision 54.
 */
export function RingUs({ ring, variant = 'card', saysNow = true }: RingUsProps) {
  if (!ring) return null;
  const { title, lead, hand, line, relay, noSupply } = ring;
  const isWide = variant === 'wide';
  // The script sets the state on this element, and marks today's row in the hours.
  return (
    <section className={`ring${variantClasses[variant]}`} aria-labelledby="ring-us" suppressHydrationWarning>
      <div className="ring__part">
        <h2 id="ring-us">{title}</h2>
        {lead && variant !== 'half' && <p>{lead}</p>}
        {saysNow && <OpeningNow line={line} />}
        <div>
          <CallableNumber className="ring__num" number={line.number} />
          {line.cost && <p className="ring__cost">{line.cost}</p>}
        </div>
        {isWide && hand && <p>{hand}</p>}
      </div>
      <div className="ring__part">
        {isWide && (
          <Heading level={3} className="ring__label">
            When we’re here
          </Heading>
        )}
        <OpeningHours line={line} isShort={variant !== 'card' && !isWide} />
        {noSupply && (
          <p className={noSupply.isAlways ? undefined : 'ring__urgent'}>
            No supply today? Our meter emergency line is open on <CallableNumber number={noSupply.number} />.
          </p>
        )}
        {!isWide && hand && <p>{hand}</p>}
      </div>
      <OtherWaysToCall relay={relay} isWide={isWide} />
    </section>
  );
}
