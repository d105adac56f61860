import * as z from 'zod/mini';
import { withoutJoiners } from './normalise-line.ts';
import { optionalLine, orElse, requiredLineOf } from './required-line.ts';

/** The longest address that mail can be sent to (RFC 5321). */
export const emailLimit = 254;

/** The HTML standard's pattern for `input type=email`, verbatim: each label has 63 characters at most. */
const htmlPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
/** That pattern lets through dots before the @ that no mailbox has: two in a row, or one at either end. */
const strayDot = /^\.|\.\.|\.@/;
/** A domain with letters beyond ASCII. */
const international = /^(?=.*[^a-zA-Z0-9.-])[\p{L}\p{M}\p{N}.-]+$/u;

const inFormat = 'Enter an email address in the correct format, like name@example.com';

/** SPEC §5 "Email": required, valid. */
export const emailAddress = requiredLineOf(emailLimit, 'Email address', 'Enter your email address').check(
  z.overwrite(withoutStrayJoiners),
  z.refine<string>(isEmailAddress, orElse(inFormat)),
);

/** SPEC §5 "Email: format-checked, optional" (meter readings); null if empty. */
export const optionalEmailAddress = z.pipe(
  optionalLine('Email address', emailLimit).check(
    z.overwrite(withoutStrayJoiners),
    z.refine<string>((email) => email === '' || isEmailAddress(email), orElse(inFormat)),
  ),
  z.transform((email) => email || null),
);

/** Without joiners, unless it has letters beyond ASCII: there a joiner can make it a different domain. */
function withoutStrayJoiners(email: string): string {
  const plain = withoutJoiners(email);
  return /[^ -~]/.test(plain) ? email : plain;
}

function isEmailAddress(email: string): boolean {
  const at = email.lastIndexOf('@') + 1;
  const ascii = email.slice(0, at) + asciiDomain(email.slice(at));
  return htmlPattern.test(ascii) && !strayDot.test(ascii);
}

/** Converts an international domain to Punycode, as browsers do; any other, or an invalid one, is unchanged. */
function asciiDomain(domain: string): string {
  if (!international.test(domain)) return domain;
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return domain;
  }
}
