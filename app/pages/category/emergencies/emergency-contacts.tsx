import type { Brand } from '#contracts/brand.ts';
import { PhoneCard, PhoneCards } from '../../../design-system/phone-card/phone-card.tsx';
import { lineAtAnyTime } from '../../../frame/emergency-numbers/line-at-any-time.ts';
import { phoneLink } from '../../../frame/phone-link.ts';

/** The emergency contact side panel: meter emergency, gas emergency and power cut. SPEC §2 "emergencies". */
export function EmergencyContacts({ brand }: { brand: Brand }) {
  const { phones } = brand;
  return (
    <aside aria-labelledby="emergency-contacts">
      <h2 id="emergency-contacts" className="visually-hidden">
        Emergency contacts
      </h2>
      <PhoneCards stacked>
        {phones.meterEmergency && (
          <PhoneCard
            title="Meter emergency"
            pictogram="meter"
            phone={phoneLink(phones.meterEmergency)}
            note={`Meter damaged, or pay as you go with no supply.${lineAtAnyTime(brand)}`}
          />
        )}
        <PhoneCard
          alarm
          title="Gas leak or carbon monoxide"
          pictogram="siren"
          phone={phoneLink(phones.gasEmergency)}
          note="National Gas Emergency Service. Free, day and night. Call from outside."
        />
        <PhoneCard
          title="Power cut"
          pictogram="bulb"
          phone={phoneLink(phones.powerCut)}
          note="Your local electricity network. Free, day and night, in England, Scotland and Wales."
        />
      </PhoneCards>
    </aside>
  );
}
