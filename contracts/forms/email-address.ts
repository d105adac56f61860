import * as z from 'zod/mini';
import { optionalLine, orElse, requiredLineOf } from './required-line.ts';

/** The longest address that mail can be sent to (RFC 5321). */
export const emailLimit = 254;

/** One @ and a dot in the domain; no spaces, and nothing that ends or adds a recipient in a mail header. */
const emailFormat = /^[^\s@,;:<>()[\]"\\]+@([\p{L}\p{M}\p{N}_-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;

const inFormat = 'Enter an email address in the correct format, like name@example.com';

/** SPEC §5 "Email": required, valid. */
export const emailAddress = requiredLineOf(emailLimit, 'Email address', 'Enter your email address').check(
  z.regex(emailFormat, orElse(inFormat)),
);

/** SPEC §5 "Email: format-checked, optional" (meter readings); null when it is left out. */
export const optionalEmailAddress = z.pipe(
  optionalLine('Email address', emailLimit).check(
    z.refine<string>((email) => email === '' || emailFormat.test(email), orElse(inFormat)),
  ),
  z.transform((email) => email || null),
);
