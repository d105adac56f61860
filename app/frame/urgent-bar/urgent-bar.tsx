import type { Brand } from '#contracts/brand.ts';
import { Icon } from '../../design-system/icon/icon.tsx';
import { phoneLink } from '../phone-link.ts';
import { categoryPath } from '../../area-href.ts';

/** The emergency numbers above the header of every page: the first thing in the page's text. */
export function UrgentBar({ phones }: { phones: Brand['phones'] }) {
  return (
    <nav className="urgent" aria-label="Emergency numbers">
      <div className="wrap">
        <a className="urgent__all" href={categoryPath('emergencies')}>
          <Icon name="alert" />
          <b>Help in an emergency</b>
        </a>
        <a href={phoneLink(phones.gasEmergency).href}>
          <Icon name="flame" />
          <span>
            Smell gas? <b>{phones.gasEmergency}</b>
          </span>
        </a>
        <a href={phoneLink(phones.powerCut).href}>
          <Icon name="bolt" />
          <span>
            Power cut? <b>{phones.powerCut}</b>
          </span>
        </a>
      </div>
    </nav>
  );
}
