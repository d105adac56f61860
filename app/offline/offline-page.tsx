import type { Brand } from '#contracts/brand.ts';
import { LinkList, type LinkItem } from '../design-system/link-list/link-list.tsx';
import { Pictogram } from '../design-system/pictogram/pictogram.tsx';
import { EmergencySection } from '../frame/emergency-numbers/emergency-section.tsx';
import { RingUs } from '../frame/ring-us/ring-us.tsx';
import { ringFor } from '../frame/ring-us/ring.ts';

type OfflinePageProps = {
  brand: Brand;
  /** The pages of emergency help that are saved with this one. */
  saved: LinkItem[];
};

/** Shown without a network instead of a page that isn't saved: numbers to ring, and the pages that are. */
export function OfflinePage({ brand, saved }: OfflinePageProps) {
  return (
    <>
      <div className="band">
        <div className="wrap page-head">
          <div className="page-head__row">
            <div>
              <h1>You’re offline, and this page isn’t saved</h1>
              <p className="lead">
                Try again when you’re back online. You can ring us, and read the help that’s saved on this
                device.
              </p>
            </div>
            <Pictogram name="bulb" />
          </div>
        </div>
      </div>
      <div className="section">
        <div className="wrap flow flow--8">
          <EmergencySection brand={brand} />
          <section aria-labelledby="saved">
            <div className="section-head">
              <h2 id="saved">Saved on this device</h2>
            </div>
            <LinkList links={saved} />
          </section>
          <RingUs ring={ringFor(brand, 'otherThanUrgent')} variant="end" saysNow={false} />
        </div>
      </div>
    </>
  );
}
