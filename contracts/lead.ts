import * as z from 'zod/mini';

const nullable = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));

/**
 * A lead as it is posted: JSON:API, type leads (SPEC §3, §7). `topic` tells what kind it is; each kind carries its
 * own attributes, and those a form does not collect are null. Unknown attributes are refused.
 */
export const leadDocument = z.object({
  data: z.strictObject({
    type: z.literal('leads'),
    attributes: z.strictObject({
      title: nullable(z.string()),
      topic: z.string().check(z.minLength(1)),
      'query-type': nullable(z.string()),
      'query-subtype': nullable(z.string()),
      query: nullable(z.string()),
      'first-name': z.string(),
      surname: z.string(),
      'vulnerability-consent': z.boolean(),
      email: nullable(z.string()),
      'contact-number': nullable(z.object({ number: z.string(), type: z.enum(['mobile', 'home']) })),
      'additional-information': nullable(z.record(z.string(), z.unknown())),
      account: nullable(z.unknown()),
      'alternate-contact-number': nullable(z.unknown()),
      'chat-history': nullable(z.unknown()),
      'customer-references': nullable(z.unknown()),
      'contact-preference': nullable(z.unknown()),
    }),
    relationships: z.optional(
      z.object({
        address: z.object({ data: z.nullable(z.object({ type: z.literal('addresses'), id: z.string() })) }),
      }),
    ),
  }),
});
export type LeadDocument = z.infer<typeof leadDocument>;
export type LeadAttributes = LeadDocument['data']['attributes'];

/** What the leads service answers (201). The confirmation shows `reference`, else `id`. CONTRACTS "Calls". */
export const leadReceipt = z.object({
  data: z.object({
    type: z.literal('leads'),
    id: z.string().check(z.minLength(1)),
    attributes: nullable(z.object({ reference: nullable(z.string()) })),
  }),
});
export type LeadReceipt = z.infer<typeof leadReceipt>;

/** Topics of the three kinds of lead. SPEC §3. */
export const leadTopics = {
  query: 'help-&-support',
  feedback: 'help-&-support-feedback',
  meterRead: 'PriceCapMeterRead',
} as const;
