import * as z from 'zod/mini';
import { boundedText, useFewer } from './bounded-text.ts';
import { emailAddress } from './email-address.ts';
import { isGiven } from './required-line.ts';

/** A longer password would only be work for the server. */
const passwordLimit = 200;
const ask = 'Enter your password';

/** The fields of the sign-in page. The provider checks whether the two match. */
export const signInForm = z.object({
  email: emailAddress,
  // Kept as typed, spaces at its ends included.
  password: boundedText(ask, {
    tooLong: useFewer('Password', passwordLimit),
    longest: passwordLimit,
  }).check(isGiven(ask)),
});
