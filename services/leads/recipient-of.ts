import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';

/**
 * What an e-mail address is counted by: a hash that is the same for spellings that reach the same mailbox, in any case,
 * with an international domain in letters or in Punycode, with the root's full stop or without. Tags after a plus and
 * dots are the mail provider's business, and stay.
 */
export function recipientOf(address: string): string {
  const tidy = address.trim().toLowerCase().normalize('NFC');
  const at = tidy.lastIndexOf('@') + 1;
  const typedDomain = tidy.slice(at);
  const domain = (domainToASCII(typedDomain) || typedDomain).replace(/\.$/, '');
  return createHash('sha256')
    .update(tidy.slice(0, at) + domain)
    .digest('base64url');
}
