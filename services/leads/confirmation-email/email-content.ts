import type { Brand } from '#contracts/brand.ts';
import type { Answer } from './list-answers.ts';

/** Who writes: what the e-mail says of the supplier. */
export type Sender = Pick<Brand, 'name' | 'phones' | 'openingHours'>;

/** What an e-mail says, before it is drawn as text and as HTML. */
export type EmailContent = {
  sender: Sender;
  greeting: string;
  opening: string;
  reference: string;
  /** Like '21 November 2026', as it was in Great Britain. */
  receivedOn: string;
  next: string;
  answers: Answer[];
  /** The visitor's own words; '' when there are none. */
  message: string;
};
