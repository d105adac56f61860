import type { ExampleSet } from '../example-set.ts';
import { LinkButton } from '../link-button/link-button.tsx';
import { Pill } from '../pill/pill.tsx';
import { Card, CardGrid } from './card.tsx';

/** Cards in their three layouts. */
export const cardExamples: ExampleSet = {
  title: 'Cards',
  examples: [
    {
      name: 'Media, head and plain',
      element: (
        <CardGrid>
          <Card
            title="Why is my bill higher than last time?"
            href="#main"
            headingLevel={4}
            layout="media"
            pictogram="bill"
            pill={<Pill tone="sun">Most asked</Pill>}
          >
            Five things to check.
          </Card>
          <Card
            title="How to stop a leak"
            headingLevel={4}
            layout="head"
            pictogram="tap"
            foot={<a href="#main">Find your stopcock</a>}
          >
            <ol>
              <li>Turn the stopcock clockwise.</li>
              <li>Open the cold taps.</li>
            </ol>
          </Card>
          <Card
            title="Your yearly service"
            headingLevel={4}
            pill={
              <Pill tone="sun" icon="calendar">
                Booking open
              </Pill>
            }
            foot={<LinkButton href="#main">Book a visit</LinkButton>}
          >
            Choose a morning or an afternoon.
          </Card>
        </CardGrid>
      ),
    },
    {
      name: 'Plain with a picture, and one that leaves',
      element: (
        <CardGrid>
          <Card title="Write to us" headingLevel={4} pictogram="sent">
            We answer within five working days.
          </Card>
          <Card title="Your account" href="#main" headingLevel={4} pictogram="account" leaves>
            See your bills and change your details.
          </Card>
        </CardGrid>
      ),
    },
  ],
};
