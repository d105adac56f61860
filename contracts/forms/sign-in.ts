import * as z from 'zod/mini';
import { boundedText, useFewer } from './bounded-text.ts';
import { emailAddress } from './email-address.ts';
import { isGiven } from './required-line.ts';

/** Enough for any password; hashing a longer one would only cost the server time. */
const passwordLimit = 200;
const ask = 'Enter your password';

/** The fields of the sign-in page. The provider checks whether the two match. */
export const signInForm = z.object({
  email: emailAddress,
  // Used as typed, including spaces at either end.
  password: boundedText(ask, {
    tooLong: useFewer('Password', passwordLimit),
    longest: passwordLimit,
  }).check(isGiven(ask)),
});
