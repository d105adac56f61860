import type { ExampleSet } from '../example-set.ts';
import { PhoneCard, PhoneCards } from './phone-card.tsx';

const cards = (
  <>
    <PhoneCard
      title="Fire, or someone hurt?"
      phone={{ label: '999', href: 'tel:999' }}
      note="Free, day and night."
      pictogram="siren"
      headingLevel={4}
      alarm
    />
    <PhoneCard
      title="Not well, and not sure?"
      phone={{ label: '111', href: 'tel:111' }}
      note="Free, day and night."
      pictogram="heart"
      headingLevel={4}
    />
    <PhoneCard
      title="Deaf or hard of hearing?"
      phone={{ label: '18001', href: 'tel:18001' }}
      note="Dial this first, from the Relay UK app."
      pictogram="headset"
      headingLevel={4}
    />
  </>
);

/** Phone cards side by side and stacked. */
export const phoneCardExamples: ExampleSet = {
  title: 'Phone cards',
  examples: [
    { name: 'Side by side', element: <PhoneCards>{cards}</PhoneCards> },
    {
      name: 'Stacked',
      element: (
        <div className="gallery-side">
          <PhoneCards stacked>{cards}</PhoneCards>
        </div>
      ),
    },
  ],
};
