/** A name and an address, never one string: a comma or a line break in a string would add recipients. */
export type Mailbox = { name: string; address: string };

/** RFC 5321: mail to longer addresses can't be delivered. */
const addressLimit = 254;
const nameLimit = 100;
/** One address: no spaces, control characters, brackets, quotes or separators that a header could treat as syntax. */
const oneAddress = /^[^\s\p{Cc}@<>()[\]\\,;:"]+@[^\s\p{Cc}@<>()[\]\\,;:"]+$/u;

/**
 * Whether mail can be addressed to it: one address, and nothing that a header or an envelope would interpret as more.
 */
export function isSendableAddress(address: string): boolean {
  return address.length <= addressLimit && oneAddress.test(address);
}

/** A name for a header: one line, without control characters, of a readable length. */
export function cleanName(name: string): string {
  return name
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, nameLimit);
}
