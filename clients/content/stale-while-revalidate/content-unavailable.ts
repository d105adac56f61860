/** The content service did not return usable content, and there is no earlier good copy. Pages answer 503. */
export class ContentUnavailable extends Error {
  override name = 'ContentUnavailable';
  readonly path: string;
  readonly reason: string;
  constructor(path: string, reason: string, cause?: unknown) {
    super(`No usable content at ${path}: ${reason}`, { cause });
    this.path = path;
    this.reason = reason;
  }
}
