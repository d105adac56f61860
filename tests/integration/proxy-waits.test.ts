import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';

/** The time that a busy machine needs to render a page after the last attempt to fetch its content. */
const toRenderSeconds = 5;

test('nginx waits longer than any page waits for content that fails', () => {
  const configuration = new URL('../../deploy/nginx/help-and-support.conf', import.meta.url);
  const [, seconds] = /proxy_read_timeout (\d+)s;/.exec(readFileSync(configuration, 'utf8')) ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(readConfig({}).contentWaitSeconds + toRenderSeconds);
});
