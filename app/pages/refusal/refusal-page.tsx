import type { Brand } from '#contracts/brand.ts';
import type { Refusal } from '#contracts/refusal.ts';
import { LinkButton } from '../../design-system/link-button/link-button.tsx';
import { Pictogram } from '../../design-system/pictogram/pictogram.tsx';
import { EmergencySection } from '../../frame/emergency-numbers/emergency-section.tsx';
import { RingUs } from '../../frame/ring-us/ring-us.tsx';
import { ringFor } from '../../frame/ring-us/ring.ts';
import { refusalWords } from './refusal-words.ts';
import { areaHref } from '../../area-href.ts';

type RefusalPageProps = { refusal: Refusal; brand: Brand; wayBack: string };

/** Shown to a visitor whose request was refused at the edge: why, the link back, and numbers to ring. */
export function RefusalPage({ refusal, brand, wayBack }: RefusalPageProps) {
  const words = refusalWords(refusal);
  return (
    <>
      <div className="band">
        <div className="wrap page-head">
          <div className="page-head__row">
            <div>
              <h1>{words.heading}</h1>
              <p className="lead">{words.lead}</p>
            </div>
            <Pictogram name={words.pictogram} />
          </div>
        </div>
      </div>
      <div className="section">
        <div className="wrap flow flow--8">
          <div className="flow">
            <div className="button-row">
              <LinkButton href={wayBack}>{words.wayBack}</LinkButton>
              <LinkButton kind="second" href={areaHref('/')}>
                Go to help home
              </LinkButton>
            </div>
          </div>
          <EmergencySection brand={brand} />
          <RingUs ring={ringFor(brand, 'otherThanUrgent')} variant="end" saysNow={false} />
        </div>
      </div>
    </>
  );
}
