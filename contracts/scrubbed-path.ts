/** None of our own addresses has so many digits in a row: they are a phone number, an account or a reference. */
const longDigits = /\d{5,}/g;
/** Matches only from the start of a path segment, so that a long segment without an @ is scanned once. */
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
