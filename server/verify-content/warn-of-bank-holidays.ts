import type { ContentClient } from '#clients/content/create-content-client.ts';
import { endingHolidayYear } from '#contracts/calendar/bank-holidays-left.ts';
import { londonDay } from '#contracts/calendar/london-day.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/logger/logger.ts';

/** Warns if the brand's list of bank holidays ends soon or has ended. Unreadable content is logged where it is read. */
export async function warnOfBankHolidays(
  content: Pick<ContentClient, 'brand'>,
  { clock, logger }: { clock: Clock; logger: Logger },
): Promise<void> {
  const brand = await content.brand().catch(() => undefined);
  const ending = brand?.bankHolidays && endingHolidayYear(brand.bankHolidays, londonDay(clock.now()));
  if (ending) logger.warn('bank-holidays-end', ending);
}
