import { randomBytes } from 'node:crypto';

/**
 * A new id for a lead: a UUID of version 7 (RFC 9562), which begins with the time, in ms since 1970. Leads of one
 * moment stand together in every index, so that taking one in touches few pages of the database.
 */
export function makeLeadId(at: number): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(at, 0, 6);
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
