import * as z from 'zod/mini';
import { addressRequired, chosenAddress } from './chosen-address.ts';
import { emailAddress } from './email-address.ts';
import { personName } from './person-name.ts';
import { feedbackTelephone } from './phone-number.ts';

/** The personal details of feedback. SPEC §2 "Feedback flow", §5. Takes answers by field name. */
export const feedbackDetails = z.pipe(
  z
    .object({
      'first-name': personName('First name'),
      surname: personName('Surname'),
      email: emailAddress,
      telephone: feedbackTelephone,
      ...chosenAddress,
    })
    .check(addressRequired),
  z.transform((answers) => ({
    firstName: answers['first-name'],
    surname: answers.surname,
    email: answers.email,
    telephoneNumber: answers.telephone,
    addressId: answers['address-id'] ?? '',
  })),
);
export type FeedbackDetails = z.infer<typeof feedbackDetails>;
