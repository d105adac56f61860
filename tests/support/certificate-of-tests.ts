import { createHash, X509Certificate } from 'node:crypto';
import { makeCertificate, type Certificate } from './make-certificate.ts';

const variable = 'TEST_CERTIFICATE';

/** The certificate of the sites on https, created once for all tests: workers inherit it. */
export function certificateOfTests(): Certificate {
  const made = process.env[variable];
  if (made) return JSON.parse(made) as Certificate;
  const certificate = makeCertificate();
  process.env[variable] = JSON.stringify(certificate);
  return certificate;
}

/** With this flag Chromium trusts the tests' certificate, and no other that is not signed by an authority. */
export function trustInCertificate(): string {
  const key = new X509Certificate(certificateOfTests().cert).publicKey.export({
    type: 'spki',
    format: 'der',
  });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}
