import type { MeterReadSettings } from '#contracts/meter-read-settings.ts';
import { areaHref } from '../../area-href.ts';

/** The form of this area, and the main site's meter reads page. SPEC §2 "submit-meter-read". */
export const meterReadingForm = areaHref('/submit-meter-read');
export const mainSiteMeterReads = '/energy/meter-reads';

type WindowSettings = Pick<MeterReadSettings, 'isMeterReadWeek' | 'isEnableMeterReadCTA'>;

/**
 * The current target of links to submit a reading: the form while the window is open and its call to action is on,
 * else the main site's page, like the card of the contact page (SPEC §2). Without settings the window counts as
 * closed.
 */
export function meterReadingPlace(settings: WindowSettings | undefined): string {
  const isOpen = settings?.isMeterReadWeek && settings.isEnableMeterReadCTA;
  return isOpen ? meterReadingForm : mainSiteMeterReads;
}

/** Whether a link goes to the form or to the main site's meter reads page. */
export function isMeterReadingLink(link: string): boolean {
  const path = pathOf(link);
  return path === meterReadingForm || path === mainSiteMeterReads;
}

/** The link with the window's current target; one that already goes there keeps its query. */
export function followWindow(link: string, place: string): string {
  return isMeterReadingLink(link) && pathOf(link) !== place ? place : link;
}

function pathOf(link: string): string {
  return link.split(/[?#]/)[0]?.replace(/(.)\/$/, '$1') ?? '';
}
