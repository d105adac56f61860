import type { CDPSession, Page } from '@playwright/test';

/** A file or page as it came over the network: bytes without headers. */
export type Sent = { url: string; encoding: string | undefined; bytes: number };

/** Records what Chromium gets from the network for this page, before it is decompressed. */
export async function recordSent(page: Page): Promise<{ last: (path: string) => Sent | undefined }> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const urls = new Map<string, string>();
  const heads = new Map<string, { encoding: string | undefined; bytes: number }>();
  const sent: Sent[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request }) => void urls.set(requestId, request.url));
  session.on('Network.responseReceivedExtraInfo', ({ requestId, headers, headersText = '' }) => {
    const all = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    heads.set(requestId, { encoding: all.get('content-encoding'), bytes: headersText.length });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { encoding, bytes = 0 } = heads.get(requestId) ?? {};
    sent.push({ url: urls.get(requestId) ?? '', encoding, bytes: encodedDataLength - bytes });
  });
  await session.send('Network.enable');
  return { last: (path) => sent.findLast(({ url }) => new URL(url).pathname === path) };
}
