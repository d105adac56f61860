import { existsSync } from 'node:fs';

/** Debian's Chromium: the one for screenless use starts four times as fast. Undefined elsewhere: then Playwright's own. */
export const debianChromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) =>
  existsSync(path),
);
