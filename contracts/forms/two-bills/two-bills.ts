import * as z from 'zod/mini';
import { lengthsOf, type FieldLengths } from '../field-lengths.ts';
import { billRules, billSchema, type Bill } from './bill.ts';
import { billField, billLines, billNames, whichBills, type BillLine, type WhichBill } from './fields.ts';

export type TwoBills = Record<WhichBill, Bill>;

const schemas = { old: billSchema(billNames.old), new: billSchema(billNames.new) };

/** Two electricity bills, the older first. Takes answers by field name (`billField`). */
export const twoBills: z.ZodMiniType<TwoBills> = z.pipe(
  z.looseObject({}),
  z.transform((answers: Record<string, unknown>, context) => {
    const [old, current] = whichBills.map((which) => {
      const lines = billLines.map((line) => [line, answers[billField(which, line)]] as const);
      const judged = schemas[which].safeParse(Object.fromEntries(lines));
      for (const { path, message } of judged.error?.issues ?? [])
        report(billField(which, path[0] as BillLine), message);
      return judged.data;
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

/** The fields of both bills, each with the longest text that it takes. */
export const twoBillsFields: FieldLengths = Object.fromEntries(
  whichBills.flatMap((which) =>
    Object.entries(lengthsOf(billRules(billNames[which]))).map(([line, longest]) => [
      billField(which, line as BillLine),
      longest,
    ]),
  ),
);
