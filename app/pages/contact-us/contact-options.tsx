import type { Brand } from '#contracts/brand.ts';
import type { MeterReadSettings } from '#contracts/meter-read-settings.ts';
import { Alert } from '../../design-system/alert/alert.tsx';
import { Breadcrumb } from '../../design-system/breadcrumb/breadcrumb.tsx';
import { CardGrid } from '../../design-system/card/card.tsx';
import { Pictogram } from '../../design-system/pictogram/pictogram.tsx';
import { RingUs } from '../../frame/ring-us/ring-us.tsx';
import type { Ring } from '../../frame/ring-us/ring.ts';
import { ContactCard } from './contact-card.tsx';
import type { ContactCards } from './contact-cards.ts';
import { MeterReadingCard } from './meter-reading-card.tsx';
import { OtherWays } from './other-ways.tsx';
import { categoryPath, helpHome } from '../../area-href.ts';
import { contactUsPage } from './contact-us.page.ts';

type ContactOptionsProps = {
  cards: ContactCards;
  settings: MeterReadSettings | undefined;
  brand: Brand;
  ring: Ring | undefined;
};

/**
 * Contact options by account type; the first card becomes a meter-reading card during the window. SPEC §2
 * "contact-us".
 */
export function ContactOptions({ cards, settings, brand, ring }: ContactOptionsProps) {
  const [bill, ...others] = cards;
  return (
    <>
      <div className="band">
        <div className="wrap page-head">
          <Breadcrumb trail={[helpHome]} current={contactUsPage.title} />
          <div className="page-head__row">
            <div>
              <h1>{contactUsPage.title}</h1>
              <p className="lead">
                Ring us, or pick what you have with us and we’ll show the quickest way to reach the right
                team.
              </p>
            </div>
            <Pictogram name="headset" />
          </div>
        </div>
      </div>
      <div className="section">
        <div className="wrap flow flow--10">
          <RingUs ring={ring} variant="wide" />
          <Alert tone="danger" title="Is it urgent?">
            <p>
              For a gas leak, power cut or no supply, go to{' '}
              <a href={categoryPath('emergencies')}>emergency support</a>.
            </p>
          </Alert>
          <CardGrid>
            {settings?.isMeterReadWeek ? (
              <MeterReadingCard settings={settings} card={bill} />
            ) : (
              <ContactCard card={bill} />
            )}
            {others.map((card) => (
              <ContactCard key={card.title} card={card} />
            ))}
          </CardGrid>
          <OtherWays brand={brand} />
        </div>
      </div>
    </>
  );
}
