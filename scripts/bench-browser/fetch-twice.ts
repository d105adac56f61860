import { setTimeout as pause } from 'node:timers/promises';

/** When a page is fetched again, the site compresses it once more, at the best level. */
const compressedBestMs = 1_000;

/** Fetches pages twice, and waits. The site then sends them as nearly all visitors with this cookie get them. */
export async function fetchTwice(addresses: readonly string[], cookie = ''): Promise<void> {
  for (const address of [...addresses, ...addresses])
    await fetch(address, { headers: { 'accept-encoding': 'br', cookie } }).then((response) =>
      response.text(),
    );
  await pause(compressedBestMs);
}
