import type { Brand } from '#contracts/brand.ts';
import { PhoneCard, PhoneCards } from '../../design-system/phone-card/phone-card.tsx';
import { phoneLink } from '../phone-link.ts';
import { lineAtAnyTime } from './line-at-any-time.ts';

type EmergencyNumbersProps = { brand: Brand; stacked?: boolean; headingLevel?: 2 | 3 };

/** The three emergency numbers (SPEC §2, §9): gas, power cut, and the supplier's meter line when there is one. */
export function EmergencyNumbers({ brand, stacked = false, headingLevel = 3 }: EmergencyNumbersProps) {
  const { phones } = brand;
  return (
    <PhoneCards stacked={stacked}>
      <PhoneCard
        alarm
        title="Smell gas, or worried about carbon monoxide?"
        pictogram="siren"
        phone={phoneLink(phones.gasEmergency)}
        note="National Gas Emergency Service. Free, day and night. Go outside first."
        headingLevel={headingLevel}
      />
      <PhoneCard
        title="Power cut?"
        pictogram="bulb"
        phone={phoneLink(phones.powerCut)}
        note="Your local electricity network, in England, Scotland and Wales. Free, day and night."
        headingLevel={headingLevel}
      />
      {phones.meterEmergency && (
        <PhoneCard
          title="Meter not working, no supply?"
          pictogram="meter"
          phone={phoneLink(phones.meterEmergency)}
          note={`Our meter emergency line.${lineAtAnyTime(brand)}`}
          headingLevel={headingLevel}
        />
      )}
    </PhoneCards>
  );
}
