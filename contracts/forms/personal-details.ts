import * as z from 'zod/mini';
import { addressRequired, chosenAddress } from './chosen-address.ts';
import { emailAddress } from './email-address.ts';
import { personName } from './person-name.ts';
import { mobileTelephone } from './phone-number.ts';
import { textphoneNumber } from './textphone-number.ts';
import { vulnerability } from './vulnerability.ts';

/**
 * 'A bit about you': the details of a complaint or enquiry. SPEC §2 "complaints/{complaint}", §5.
 * Takes answers by field name, returns the fields of SPEC §3 "Personal details".
 */
export const personalDetails = z.pipe(
  z
    .object({
      'first-name': personName('First name'),
      surname: personName('Surname'),
      email: emailAddress,
      telephone: mobileTelephone,
      textphone: textphoneNumber,
      vulnerability,
      ...chosenAddress,
    })
    .check(addressRequired),
  z.transform((answers) => ({
    firstName: answers['first-name'],
    surname: answers.surname,
    email: answers.email,
    telephoneNumber: answers.telephone,
    textphoneNumber: answers.textphone,
    vulnerabilityConsent: answers.vulnerability,
    addressId: answers['address-id'] ?? '',
  })),
);
