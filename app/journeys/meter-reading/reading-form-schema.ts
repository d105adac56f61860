import { londonDay } from '#contracts/calendar/london-day.ts';
import { meterReading } from '#contracts/forms/meter-reading/meter-reading.ts';
import type { MeterReading } from '#contracts/forms/meter-reading/normalise-meter-reading.ts';
import type { Answers } from '../../forms/answers.ts';
import type { FormSchema } from '../../forms/check-answers.ts';
import { enteredDate } from './entered-date.ts';

/**
 * The form's schema in the browser and on the server. If a page stays open past midnight, the visitor's own clock says
 * what day it is. That clock may be wrong, so it only adds days to those of the page, and the server validates again.
 */
export function readingFormSchema(pageDay: string): FormSchema<MeterReading> {
  return {
    safeParse: (answers) => {
      const own = londonDay(Date.now());
      const latest = own > pageDay ? own : pageDay;
      return meterReading({ today: pageDay, latest }).safeParse(withEnteredDate(answers as Answers));
    },
  };
}

function withEnteredDate(answers: Answers): Answers {
  return { ...answers, date: enteredDate(answers) };
}
