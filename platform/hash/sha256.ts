import { hash, type BinaryToTextEncoding } from 'node:crypto';

/** The SHA-256 hash of a text (in UTF-8) or of bytes. */
export function sha256(data: string | Uint8Array, encoding: BinaryToTextEncoding = 'base64url'): string {
  return hash('sha256', data, encoding);
}
