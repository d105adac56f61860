import * as z from 'zod/mini';
import { lengthsOf, lines, type FieldLengths } from '../field-lengths.ts';
import { billRules, billSchema, type Bill } from './bill.ts';
import {
  billField,
  billLines,
  billNames,
  rateChoices,
  ratesField,
  whichBills,
  type BillLine,
  type RateChoice,
  type WhichBill,
} from './fields.ts';

export type TwoBills = Record<WhichBill, Bill>;

const schemas = {
  one: { old: billSchema(billNames.old, 'one'), new: billSchema(billNames.new, 'one') },
  two: { old: billSchema(billNames.old, 'two'), new: billSchema(billNames.new, 'two') },
};

/** The chosen number of rates; one by default. */
export function chosenRates(answers: Record<string, unknown>): RateChoice {
  return rateChoices.find((choice) => choice === answers[ratesField]) ?? 'one';
}

/** Two electricity bills, the older first. Takes answers by field name (`billField`, `ratesField`). */
export const twoBills: z.ZodMiniType<TwoBills> = z.pipe(
  z.looseObject({}),
  z.transform((answers: Record<string, unknown>, context) => {
    const [old, current] = whichBills.map((which) => {
      const given = billLines.map((line) => [line, answers[billField(which, line)]] as const);
      const result = schemas[chosenRates(answers)][which].safeParse(Object.fromEntries(given));
      for (const { path, message } of result.error?.issues ?? [])
        report(billField(which, path[0] as BillLine), message);
      return result.data;
    });
    if (!old || !current) return z.NEVER;
    if (current.firstDay >= old.lastDay) return { old, new: current };
    report(
      billField('new', 'first-day'),
      'This bill must start when your last bill ends or later: put the older bill first',
    );
    return z.NEVER;

    function report(field: string, message: string) {
      context.issues.push({ code: 'custom', path: [field], message, input: answers });
    }
  }),
);

/** The fields of both bills, each with its maximum length. */
export const twoBillsFields: FieldLengths = {
  ...lines(ratesField),
  ...Object.fromEntries(
    whichBills.flatMap((which) =>
      Object.entries(lengthsOf(billRules(billNames[which], 'two'))).map(([line, longest]) => [
        billField(which, line as BillLine),
        longest,
      ]),
    ),
  ),
};
