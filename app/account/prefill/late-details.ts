import { createContext } from 'react';
import type { CustomerDetails } from '#contracts/customers.ts';

/** What the session watch reports to a form that came without its customer's details. */
export type LateDetails = {
  details?: CustomerDetails | undefined;
  /** On the first look-up only: a retry after a failure shows no message. */
  isAsking: boolean;
  /** The look-up failed for good. */
  hasFailed: boolean;
};
/** The same function in every render. */
export type OnDetails = (late: LateDetails) => void;

/**
 * How a form asks for the signed-in visitor's details, now or once they sign in (SPEC §4 "User data loading"). Returns
 * a function that stops this. The session watch calls `onDetails`, for signed-in visitors only.
 */
export const AskDetails = createContext<(onDetails: OnDetails) => () => void>(() => () => {});
