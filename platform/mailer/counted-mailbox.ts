import { domainToASCII } from 'node:url';

/** A domain that `domainToASCII` doesn't change. It would read digits as the number of an IP address. */
const asciiDomain = /^[a-z.-]+$/;

/**
 * The mailbox that an e-mail address is counted as: the same for all spellings that reach the same person, in any
 * case, with an international domain in letters or in Punycode, with or without the root's full stop, and with any
 * tag after a plus. Mail is still sent to the address as typed. Dots are significant, since for most providers
 * they distinguish mailboxes.
 */
export function countedMailbox(address: string): string {
  const normalised = address.trim().toLowerCase().normalize('NFC');
  const at = normalised.lastIndexOf('@');
  const name = normalised.slice(0, Math.max(at, 0));
  const typedDomain = normalised.slice(at + 1);
  const isAscii = asciiDomain.test(typedDomain);
  const domain = (isAscii ? typedDomain : domainToASCII(typedDomain) || typedDomain).replace(/\.$/, '');
  // A name that starts with a plus has no tag.
  const plus = name.indexOf('+', 1);
  return `${plus < 0 ? name : name.slice(0, plus)}@${domain}`;
}
