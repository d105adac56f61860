import type { MeterReadSettings } from '#contracts/meter-read-settings.ts';
import { Card } from '../../design-system/card/card.tsx';
import { Icon } from '../../design-system/icon/icon.tsx';
import { LinkButton } from '../../design-system/link-button/link-button.tsx';
import { LinkList } from '../../design-system/link-list/link-list.tsx';
import { Pill } from '../../design-system/pill/pill.tsx';
import { meterReadingPlace } from '../../help-content/links/follow-window.ts';
import { ContactOptionsLink } from './contact-card.tsx';
import type { ContactCardData } from './contact-cards.ts';

/**
 * The first card during the meter-read window: a pill and a text from the settings (sanitised rich text), and a
 * button to the in-app form when `isEnableMeterReadCTA`, else to the main site. SPEC §2 "contact-us".
 */
export function MeterReadingCard({ settings, card }: { settings: MeterReadSettings; card: ContactCardData }) {
  const form = meterReadingPlace(settings);
  const pill = (
    <Pill tone="sun">
      <Icon name="calendar" />
      <span dangerouslySetInnerHTML={{ __html: settings.contactCardPillTemplate }} />
    </Pill>
  );
  return (
    <Card
      headingLevel={2}
      title={card.title}
      pill={pill}
      foot={
        <div className="button-row">
          <LinkButton href={form}>Submit a meter reading</LinkButton>
          <ContactOptionsLink card={card} />
        </div>
      }
    >
      <div className="rich-text" dangerouslySetInnerHTML={{ __html: settings.contactCardTemplate }} />
      <LinkList links={card.links.slice(1)} />
    </Card>
  );
}
