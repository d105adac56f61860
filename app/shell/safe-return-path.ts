/** A path of this site to come back to; the help home for anything else, so that no form can lead elsewhere. */
export function safeReturnPath(value: unknown): string {
  const isPath =
    typeof value === 'string' && /^\/(?![/\\])[A-Za-z0-9/_.~%-]*(?:\?[A-Za-z0-9=&_.~%+-]*)?$/.test(value);
  return isPath ? value : '/help-and-support/';
}
