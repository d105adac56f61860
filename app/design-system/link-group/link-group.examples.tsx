import type { ExampleSet } from '../example-set.ts';
import { LinkGroup } from './link-group.tsx';

/** Link rows under headings. */
export const linkGroupExamples: ExampleSet = {
  title: 'Link groups',
  examples: [
    {
      name: 'Three with pictograms',
      element: (
        <div className="groups groups--3">
          <LinkGroup
            title="Changes"
            headingLevel={4}
            icons
            links={[
              { label: 'Moving home', href: '#main', pictogram: 'box', description: 'Tell us the date' },
              {
                label: 'When someone dies',
                href: '#main',
                pictogram: 'leaf',
                description: 'What to do first',
              },
            ]}
          />
          <LinkGroup
            title="Support"
            headingLevel={4}
            icons
            links={[
              { label: 'Extra support', href: '#main', pictogram: 'heart', description: 'It’s free to join' },
              { label: 'A warm home', href: '#main', pictogram: 'house', description: 'Help this winter' },
            ]}
          />
          <LinkGroup
            title="Still stuck?"
            headingLevel={4}
            icons
            links={[
              {
                label: 'Contact us',
                href: '#main',
                pictogram: 'headset',
                description: 'Chat, call or write',
              },
              { label: 'Use the app', href: '#main', pictogram: 'app', leaves: true },
            ]}
          />
        </div>
      ),
    },
    {
      name: 'Plain',
      element: (
        <div className="groups">
          <LinkGroup
            title="Pay your bill"
            headingLevel={4}
            links={[
              { label: 'Set up a Direct Debit', href: '#main' },
              { label: 'Pay by card', href: '#main', leaves: true },
            ]}
          />
        </div>
      ),
    },
  ],
};
