import { LinkButton } from '../../design-system/link-button/link-button.tsx';
import { RingUs } from '../../frame/ring-us/ring-us.tsx';
import type { Ring } from '../../frame/ring-us/ring.ts';
import { bereavementGuidance } from './bereavement-guidance.ts';

/** The form and the number, side by side, so that people who have just lost someone can choose either at once. */
export function WaysToTellUs({ ring }: { ring: Ring | undefined }) {
  const { tellUs } = bereavementGuidance;
  return (
    <div className="ways">
      <section className="ways__form" aria-labelledby="tell-us">
        <h2 id="tell-us">{tellUs.title}</h2>
        <p>{tellUs.text}</p>
        <LinkButton href={tellUs.link.href} leaves>
          {tellUs.link.label}
        </LinkButton>
      </section>
      <RingUs ring={ring} variant="half" />
    </div>
  );
}
