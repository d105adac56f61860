import { setTimeout as pause } from 'node:timers/promises';

/** The site compresses a page once more, as small as it can, when it is fetched again. */
const compressedBestMs = 1_000;

/** Fetches pages twice, and waits: from then on a site sends them as nearly all visitors with this cookie get them. */
export async function fetchTwice(addresses: readonly string[], cookie = ''): Promise<void> {
  for (const address of [...addresses, ...addresses])
    await fetch(address, { headers: { 'accept-encoding': 'br', cookie } }).then((answer) => answer.text());
  await pause(compressedBestMs);
}
