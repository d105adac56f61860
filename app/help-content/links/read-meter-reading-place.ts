import type { ContentClient } from '#clients/content/create-content-client.ts';
import { meterReadingPlace } from './follow-window.ts';

/** Reads the current target of links to submit a reading. */
export async function readMeterReadingPlace(
  content: Pick<ContentClient, 'meterReadSettings'>,
): Promise<string> {
  return meterReadingPlace(await content.meterReadSettings({ isOptional: true }).catch(() => undefined));
}
