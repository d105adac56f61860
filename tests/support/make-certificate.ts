import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Both as PEM. */
export type Certificate = { key: string; cert: string };

/** Longer than any run of the tests, and too short for reuse, in ms. */
const lifeMs = 24 * 60 * 60_000;
/** Clocks of two processes may differ a little, in ms. */
const slackMs = 60 * 60_000;

// Tags of DER (ITU-T X.690), the encoding of certificates.
const tag = {
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  objectId: 0x06,
  utf8String: 0x0c,
  utcTime: 0x17,
  sequence: 0x30,
  set: 0x31,
  /** Context-specific: the version and the extensions of a certificate, a DNS name and an IP address among its names. */
  version: 0xa0,
  extensions: 0xa3,
  dnsName: 0x82,
  ipAddress: 0x87,
} as const;

const ecdsaWithSha256 = der(tag.sequence, objectId('2a8648ce3d040302'));
const commonName = objectId('550403');
const subjectAltName = objectId('551d11');

/**
 * A key and a self-signed certificate (X.509, RFC 5280) for `localhost` and 127.0.0.1. Node reads certificates
 * but creates none, and `openssl` is not on every machine.
 */
export function makeCertificate(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = der(
    tag.sequence,
    der(tag.set, der(tag.sequence, commonName, der(tag.utf8String, Buffer.from('localhost')))),
  );
  const names = der(
    tag.sequence,
    der(tag.dnsName, Buffer.from('localhost')),
    der(tag.ipAddress, Buffer.from([127, 0, 0, 1])),
  );
  const certificate = der(
    tag.sequence,
    der(tag.version, der(tag.integer, Buffer.from([2]))),
    der(tag.integer, Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    ecdsaWithSha256,
    name,
    der(tag.sequence, utcTime(Date.now() - slackMs), utcTime(Date.now() + lifeMs)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(tag.extensions, der(tag.sequence, der(tag.sequence, subjectAltName, der(tag.octetString, names)))),
  );
  const signed = der(
    tag.sequence,
    certificate,
    ecdsaWithSha256,
    // No bit of the last byte is unused.
    der(tag.bitString, Buffer.from([0]), sign('sha256', certificate, privateKey)),
  );
  return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), cert: pem(signed) };
}

/** One value: its tag, its length and its contents. */
function der(type: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  if (body.length < 0x80) return Buffer.concat([Buffer.from([type, body.length]), body]);
  const digits = body.length.toString(16);
  const length = Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex');
  return Buffer.concat([Buffer.from([type, 0x80 + length.length]), length, body]);
}

function objectId(encoded: string): Buffer {
  return der(tag.objectId, Buffer.from(encoded, 'hex'));
}

/** `YYMMDDhhmmssZ`. */
function utcTime(time: number): Buffer {
  const digits = new Date(time).toISOString().replaceAll(/[-:T]|\.\d+/g, '');
  return der(tag.utcTime, Buffer.from(digits.slice(2)));
}

function pem(bytes: Buffer): string {
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
