import * as z from 'zod/mini';
import { compiledObject } from './compiled-object.ts';
import { leadExtras, leadLine, leadRecord, leadText } from './lead-limits.ts';
import { optionalText, orLeftOut } from './optional-fields.ts';

const nullable = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));

/**
 * A lead as it is posted: JSON:API, type leads (SPEC §3, §7). `topic` is its kind; each kind has its own
 * attributes, and those a form does not collect are null. Unknown attributes are refused, and so are values longer than
 * any form sends.
 */
export const leadDocument = z.object({
  data: z.strictObject({
    type: z.literal('leads'),
    attributes: compiledObject(
      z.strictObject({
        title: nullable(leadLine),
        topic: leadLine.check(z.minLength(1)),
        'query-type': nullable(leadLine),
        'query-subtype': nullable(leadLine),
        query: nullable(leadText),
        'first-name': leadLine,
        surname: leadLine,
        'vulnerability-consent': z.boolean(),
        email: nullable(leadLine),
        'contact-number': nullable(z.object({ number: leadLine, type: z.enum(['mobile', 'home']) })),
        'additional-information': nullable(leadExtras),
        account: nullable(leadRecord),
        'alternate-contact-number': nullable(leadRecord),
        'chat-history': nullable(leadRecord),
        'customer-references': nullable(leadRecord),
        'contact-preference': nullable(leadRecord),
      }),
    ),
    relationships: z.optional(
      z.object({
        address: z.object({ data: z.nullable(z.object({ type: z.literal('addresses'), id: leadLine })) }),
      }),
    ),
  }),
});
export type LeadDocument = z.infer<typeof leadDocument>;
export type LeadAttributes = LeadDocument['data']['attributes'];

/**
 * The response of the leads service (201). The confirmation shows `reference`, else `id`. CONTRACTS "Calls".
 * `confirmation-email` is 'sent' when an e-mail to the visitor follows, else 'not-sent'. Both are optional, and values
 * that can't be used are ignored: the lead is stored anyway.
 */
export const leadReceipt = z.object({
  data: z.object({
    type: z.literal('leads'),
    id: z.string().check(z.minLength(1)),
    attributes: orLeftOut(
      z.object({
        reference: optionalText,
        'confirmation-email': z.optional(z.unknown()),
      }),
    ),
  }),
});
export type LeadReceipt = z.infer<typeof leadReceipt>;

/** Topics of the three kinds of lead. SPEC §3. */
export const leadTopics = {
  query: 'help-&-support',
  feedback: 'help-&-support-feedback',
  meterRead: 'PriceCapMeterRead',
} as const;
