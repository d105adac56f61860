/** So many digits in a row are no part of our addresses: a phone number, an account, a reference. */
const longDigits = /\d{5,}/g;
/** Begins where a part of the path does, so that a long part without an @ is walked through once. */
const email = /(?<![^/@])[^/@]+@[^/@]+/g;
const longest = 200;

/** The path of an address that may be reported: without its query, and without likely personal data. */
export function scrubbedPath(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  const plain = readable(path);
  return plain
    .replace(email, '[email]')
    .replace(longDigits, '[digits]')
    .replace(/[\s?#]+/g, '-')
    .slice(0, longest);
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
