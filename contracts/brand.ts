import * as z from 'zod/mini';

const phone = z.string().check(z.regex(/^[0-9 +]{3,20}$/, 'a phone number: digits and spaces'));

/** As RFC 9116 has it. */
const securityContact = z
  .string()
  .check(z.regex(/^(mailto:|https:\/\/|tel:)[\x21-\x7e]+$/, 'a mailto:, https:// or tel: address'));

/** Who the supplier is: names, numbers, hours. `GET /brand.json` of the content service. CONTRACTS "Calls". */
export const brand = z.object({
  name: z.string().check(z.minLength(1)),
  legalName: z.string().check(z.minLength(1)),
  /** The line of company details at the foot of every page. */
  registration: z.string(),
  address: z.string(),
  logo: z.optional(z.object({ src: z.string(), words: z.tuple([z.string(), z.string()]) })),
  phones: z.object({
    meterEmergency: phone,
    gasEmergency: phone,
    powerCut: phone,
    customerService: phone,
    payAsYouGo: z.optional(phone),
    homeServices: z.optional(phone),
    bereavement: z.optional(phone),
    extraSupport: z.optional(phone),
    relay: z.optional(phone),
  }),
  openingHours: z.string(),
  /** Whom to tell of a vulnerability, for /.well-known/security.txt. */
  securityContact: z.optional(securityContact),
});
export type Brand = z.infer<typeof brand>;
