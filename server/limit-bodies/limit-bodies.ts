import { bodyLimit } from 'hono/body-limit';

/**
 * Ten times what a form needs: 30,000 characters of four bytes each (SPEC §9), as forms write them, are 360 kB. Longer texts
 * are to reach the form's own message, which counts the characters over.
 */
export const longestBody = 4 * 1024 * 1024;

/** Refuses bodies that no form of ours sends, before they fill the memory; also those that don't say their length. */
export function limitBodies() {
  return bodyLimit({
    maxSize: longestBody,
    onError: (c) =>
      c.text('That was too long for us to take. Go back to shorten it, then send it again.', 413),
  });
}
