/** A percent sign, a dot, a slash, a backslash, a semicolon and NUL, percent-encoded. */
const encodedSigns = /%(?:25|2e|2f|5c|3b|00)/gi;

/**
 * Whether a server might resolve this path to a file outside the folder that it begins with. `new URL()` has resolved
 * `..` and `%2e%2e`. Some servers also decode a slash first, take a backslash for one, end the path at NUL, or ignore
 * what follows a semicolon.
 */
export function leavesFolder(path: string): boolean {
  const decoded = decodeSigns(path);
  const segments = decoded.split(/[/\\]/);
  return decoded.includes('\0') || segments.some((segment) => segment.replace(/;.*/s, '') === '..');
}

/** Decodes until nothing changes: a proxy and the server behind it may each decode once. */
function decodeSigns(path: string): string {
  const decoded = path.replaceAll(encodedSigns, decodeURIComponent);
  return decoded === path ? path : decodeSigns(decoded);
}
