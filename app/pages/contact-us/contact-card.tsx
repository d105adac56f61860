import { Card } from '../../design-system/card/card.tsx';
import { LinkButton } from '../../design-system/link-button/link-button.tsx';
import { LinkList } from '../../design-system/link-list/link-list.tsx';
import type { ContactCardData } from './contact-cards.ts';

/** One account type: its most common questions, then its contact options. */
export function ContactCard({ card }: { card: ContactCardData }) {
  return (
    <Card
      headingLevel={2}
      title={card.title}
      pictogram={card.image}
      foot={
        <div className="button-row">
          <ContactOptionsLink card={card} />
        </div>
      }
    >
      <p>{card.text}</p>
      <LinkList links={card.links} />
    </Card>
  );
}

/** The link to the contact options of an account type, on the main site. */
export function ContactOptionsLink({ card }: { card: ContactCardData }) {
  return (
    <LinkButton kind="second" href={card.contactOptions}>
      See contact options<span className="visually-hidden"> for {card.title}</span>
    </LinkButton>
  );
}
