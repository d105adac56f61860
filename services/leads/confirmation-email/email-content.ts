import type { Brand } from '#contracts/brand.ts';
import type { Fact } from './list-facts.ts';

/** Who writes: what the e-mail says of the supplier. */
export type Sender = Pick<Brand, 'name' | 'phones' | 'openingHours'>;

/** What an e-mail says, before it is drawn as text and as HTML. */
export type EmailContent = {
  sender: Sender;
  greeting: string;
  opening: string;
  reference: string;
  facts: Fact[];
  sections: Section[];
  foot: string[];
};

/** A heading and its paragraphs. */
type Section = { heading: string; paragraphs: string[] };
