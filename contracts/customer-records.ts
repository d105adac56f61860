import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));
const count = z.int().check(z.nonnegative());

const account = z.object({
  id: text,
  person: z.object({ firstName: text, lastName: text }),
  email: z.email(),
  mobile: text,
});

/** The records of the sample customers for the embedded look-ups. `content/identity/records.json`. SPEC §3. */
export const customerRecords = z.object({
  records: z.array(
    z.object({
      /** The token's `sub`. */
      id: text,
      statusCount: z._default(z.object({ liveCount: count, preLiveCount: count }), {
        liveCount: 0,
        preLiveCount: 0,
      }),
      /** Of a legacy customer. */
      customer: z.optional(z.object({ firstName: text, surname: text, email: z.email() })),
      /** On the newer platform. */
      accounts: z._default(z.array(account), []),
      /** Every look-up of this customer fails: for trying out what visitors see then. */
      isFailing: z._default(z.boolean(), false),
    }),
  ),
});
export type CustomerRecord = z.infer<typeof customerRecords>['records'][number];
