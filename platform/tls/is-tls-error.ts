/** Node's codes of a connection that TLS refused, and OpenSSL's of a certificate: `CERT_HAS_EXPIRED`, `HOSTNAME_MISMATCH`. */
const tlsCodes =
  /^(?:ERR_(?:TLS|SSL)_|CERT_|CRL_|ERROR_IN_|UNABLE_TO_(?:GET|DE|VERIFY)|DEPTH_ZERO_|SELF_SIGNED_|INVALID_(?:CA|PURPOSE)$|PATH_LENGTH_|HOSTNAME_MISMATCH$)/;

/** Whether a connection failed because of TLS, such as an expired certificate: it works again once somebody corrects it. */
export function isTlsError(code: unknown): boolean {
  return typeof code === 'string' && tlsCodes.test(code);
}
