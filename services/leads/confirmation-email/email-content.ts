import type { Brand } from '#contracts/brand.ts';
import type { Colours } from '#contracts/theme/built-in-colours.ts';
import type { Fact } from './list-facts.ts';

/** The sender: what the e-mail says about the supplier. */
export type Sender = Pick<Brand, 'name' | 'logo' | 'phones' | 'openingHours'> & {
  /** The built-in colours are used if there are none. */
  colours?: Colours | undefined;
  /** The fact 'complaint-weeks'. */
  complaintWeeks: string;
};

/** The content of an e-mail, before it is rendered as text and as HTML. */
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
