import { countedMailbox } from '#platform/mailer/counted-mailbox.ts';
import { sha256 } from '#platform/hash/sha256.ts';

/** The key under which an e-mail address is counted: a hash of its mailbox. */
export function recipientOf(address: string): string {
  return sha256(countedMailbox(address));
}
