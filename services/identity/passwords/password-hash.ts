import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scrypt,
);

/** A tenth to a fifth of a second and 32 MB per check, as OWASP's password storage page recommends for scrypt. */
const usual = { N: 2 ** 15, r: 8, p: 3 };
const saltBytes = 16;
const hashBytes = 32;
/** scrypt needs 128·N·r bytes; no stored hash may require more than this. */
const memoryLimit = 256 * 1024 * 1024;

/** `scrypt:N:r:p:salt:hash`, salt and hash in base64url. */
export async function hashPassword(password: string, { N, r, p } = usual): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await derive(normalise(password), salt, hashBytes, { N, r, p, maxmem: memoryLimit });
  return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join(':');
}

/**
 * A hash that no password matches, with the cost of a stored one: an unknown e-mail is checked against it, so that the
 * response takes as long as for a known one.
 */
export function dummyHash(stored: string | undefined): string {
  const [, N = usual.N, r = usual.r, p = usual.p] = stored?.split(':') ?? [];
  return ['scrypt', N, r, p, 'bm9ib2R5', 'A'.repeat(43)].join(':');
}

/** Whether the password is the one that was hashed. Takes the same time whether it is or not. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = stored.split(':');
  const expected = Buffer.from(hash, 'base64url');
  const actual = await derive(normalise(password), Buffer.from(salt, 'base64url'), expected.length, {
    N: Number(N),
    r: Number(r),
    p: Number(p),
    maxmem: memoryLimit,
  });
  return timingSafeEqual(actual, expected);
}

/** Makes the same letters, typed on different devices, the same password. */
function normalise(password: string): string {
  return password.normalize('NFKC');
}
