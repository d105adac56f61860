import { createContext } from 'react';
import type { CustomerDetails } from '#contracts/customers.ts';

/** What the watch over the visit tells a form that came without its customer's details. */
export type LateDetails = {
  details?: CustomerDetails | undefined;
  /** For the first time: one that failed is tried again without a word. */
  isAsking: boolean;
};
/** One for all renders. */
export type TellDetails = (late: LateDetails) => void;

/**
 * How a form asks for the details of who is signed in, now or once they are (SPEC §4 "User data loading"); returns how
 * to stop. The watch answers, which is loaded for who may be signed in alone: everybody else's form waits for nothing.
 */
export const AskDetails = createContext<(tell: TellDetails) => () => void>(() => () => {});
