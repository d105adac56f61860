import * as z from 'zod/mini';
import { bankHolidays, phoneLine } from './opening-hours.ts';
import { optionalField, orLeftOut } from './optional-fields.ts';

const phone = z
  .string()
  .check(z.regex(/^(?=(?:[ +]*\d){3})[0-9 +]{3,20}$/, 'a phone number: digits and spaces'));

/** As RFC 9116 has it. */
const securityContact = z
  .string()
  .check(z.regex(/^(mailto:|https:\/\/|tel:)[\x21-\x7e]+$/, 'a mailto:, https:// or tel: address'));

/**
 * The supplier's numbers by name. Pages and texts refer to them: `{{phone:customerService}}`, and
 * `{{hours:customerService}}` for its opening hours. A supplier may add names of its own; an invalid number among those
 * is ignored.
 */
export const brandPhones = z.catchall(
  z.object({
    meterEmergency: phone,
    gasEmergency: phone,
    powerCut: phone,
    customerService: phone,
    payAsYouGo: optionalField(phone),
    homeServices: optionalField(phone),
    bereavement: optionalField(phone),
    extraSupport: optionalField(phone),
    relay: optionalField(phone),
  }),
  orLeftOut(phone),
);
export type BrandPhones = z.infer<typeof brandPhones>;

/** Invalid ones are ignored: pages show the number without hours. */
const brandLines = z.catchall(z.object({}), orLeftOut(phoneLine));

const picture = z.string().check(z.regex(/^\/media\/[\w./-]+$/, 'a picture in /media/, as /media/mark.svg'));

/** The header of every page. */
export const brandLogo = z.object({
  src: picture,
  /** Text beside the mark, the first word in bold. Omitted if the picture contains the name. */
  words: optionalField(z.array(z.string().check(z.minLength(1))).check(z.minLength(1), z.maxLength(3))),
  /** The picture's alternative text if there is no text beside it; defaults to the brand's name. */
  alt: optionalField(z.string().check(z.minLength(1))),
  /** In CSS pixels, for a height of 42. */
  width: optionalField(z.int().check(z.gte(24, '24 to 240'), z.lte(240, '24 to 240'))),
  /** A square picture for browser tabs; defaults to the logo. */
  icon: optionalField(picture),
});

/** The supplier: names, numbers, hours. `GET /brand.json` of the content service. CONTRACTS "Calls". */
export const brand = z.object({
  name: z.string().check(z.minLength(1)),
  legalName: z.string().check(z.minLength(1)),
  /** The line of company details at the foot of every page. */
  registration: z.string(),
  address: z.string(),
  /** An invalid logo is ignored: pages show the name as text. */
  logo: orLeftOut(brandLogo),
  phones: brandPhones,
  /** When customer service is open, in words: for e-mails, and for pages if `lines` doesn't say. */
  openingHours: z.string(),
  /** When the lines of `phones` are open and what they cost, by the same names. */
  lines: orLeftOut(brandLines),
  /** A line is closed on these days, unless it says otherwise. */
  bankHolidays: orLeftOut(bankHolidays),
  /** The contact for reporting vulnerabilities, for /.well-known/security.txt. */
  securityContact: optionalField(securityContact),
});
export type Brand = z.infer<typeof brand>;
