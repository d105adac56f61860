import type { Brand } from '#contracts/brand.ts';
import { Card, CardGrid } from '../../design-system/card/card.tsx';
import { LinkButton } from '../../design-system/link-button/link-button.tsx';
import { EmergencySection } from '../../frame/emergency-numbers/emergency-section.tsx';
import { RingUs } from '../../frame/ring-us/ring-us.tsx';
import { ringFor } from '../../frame/ring-us/ring.ts';
import { areaHref } from '../../area-href.ts';

const parts = [
  {
    title: 'Energy',
    href: '/energy',
    pictogram: 'bulb',
    text: 'Gas and electricity for your home, by bill or pay as you go.',
  },
  {
    title: 'Boilers and heating',
    href: '/boilers-and-heating',
    pictogram: 'radiator',
    text: 'New boilers, repairs, services and cover.',
  },
  {
    title: 'Smart home',
    href: '/smart-home',
    pictogram: 'thermostat',
    text: 'Thermostats, plugs and car chargers.',
  },
] as const;

/** The home of the embedded main site. A supplier replaces it with its own by setting MAIN_SITE_URL. */
export function MainSiteHome({ brand }: { brand: Brand }) {
  return (
    <>
      <div className="band">
        <div className="wrap page-head info-page__head">
          <h1>{brand.name}</h1>
          <p className="lead">
            Energy for your home, and people who answer. Find your answer in help and support, or ring us.
          </p>
          <p className="mt-6">
            <LinkButton href={areaHref('/')} arrow>
              Go to help and support
            </LinkButton>
          </p>
        </div>
      </div>
      <div className="section">
        <div className="wrap flow flow--10">
          <CardGrid>
            {parts.map(({ title, href, pictogram, text }) => (
              <Card key={href} headingLevel={2} title={title} href={href} pictogram={pictogram}>
                {text}
              </Card>
            ))}
          </CardGrid>
          <RingUs ring={ringFor(brand, 'general')} variant="wide" />
          <EmergencySection brand={brand} />
        </div>
      </div>
    </>
  );
}
