import { complaintQuery } from '#contracts/forms/complaint-query.ts';
import { feedbackDetails } from '#contracts/forms/feedback-details.ts';
import { fieldLengths, lengthsOf, lines, type FieldLengths } from '#contracts/forms/field-lengths.ts';
import { fieldRules } from '#contracts/forms/meter-reading/meter-reading.ts';
import { manualAddress } from '#contracts/forms/manual-address.ts';
import { twoBillsFields } from '#contracts/forms/two-bills/two-bills.ts';
import { personalDetails } from '#contracts/forms/personal-details.ts';
import { postcode } from '#contracts/forms/postcode.ts';
import { refundCredit } from '#contracts/forms/refund-credit.ts';
import { consentCategories } from '#contracts/consent.ts';
import { complaintType } from './journeys/choose-complaint/complaint-type.ts';
import { detailsField } from './journeys/complaint/details-field.ts';
import { energyCustomerType } from './journeys/choose-complaint/energy-customer-type.ts';
import { choiceName } from './consent/chosen-consent.ts';
import { dateFields, typedField } from './journeys/compare-bills/form-schema.ts';
import { signalFields } from './forms/bot-signals.tsx';
import { typedDateField } from './journeys/meter-reading/entered-date.ts';
import { longestReturnPath } from './frame/safe-return-path.ts';
import { displaySettingNames } from './frame/display-settings/display-cookie.ts';

const addressFields = {
  ...fieldLengths(postcode),
  ...fieldLengths(manualAddress),
  ...lines('address-id', 'address-label', 'address-seal'),
};
const readingFields = {
  // No length rule depends on the day.
  ...lengthsOf(fieldRules('')),
  ...lines(typedDateField, 'company', 'reading_date', 'intent', ...signalFields),
};
const wayBack = { 'return-to': longestReturnPath };

/**
 * The fields that each route's forms post, by the route's path in routes.ts: every field with the longest text that it
 * accepts. Nothing else in a post is read (`readForm`).
 */
export const postedFields = {
  'make-a-complaint-select-type': lines(complaintType.name),
  'make-a-complaint-select-energy': lines(energyCustomerType.name),
  'complaints/:complaint': {
    ...addressFields,
    ...fieldLengths(personalDetails),
    // The first step's form carries the text typed on the second, so that going back loses nothing.
    ...fieldLengths(complaintQuery(true)),
    ...lines('intent'),
  },
  'complaints/:complaint/query': {
    ...fieldLengths(complaintQuery(true)),
    ...lines(detailsField, 'intent', ...signalFields),
  },
  'complaints/feedback': { ...fieldLengths(refundCredit), ...lines('intent') },
  'complaints/feedback/personal-details': {
    ...addressFields,
    ...fieldLengths(feedbackDetails),
    ...fieldLengths(refundCredit),
    ...lines('journey', 'intent', ...signalFields),
  },
  'submit-meter-read': readingFields,
  'submit-meter-read/kept': readingFields,
  'bills-and-payments/compare-two-bills': { ...twoBillsFields, ...lines(...dateFields.map(typedField)) },
  cookies: { ...lines(choiceName, ...consentCategories), ...wayBack },
  'display-settings': { ...lines(...displaySettingNames), ...wayBack },
  'dismiss-notice': lines('notice'),
  'was-this-useful': lines('page', 'useful', 'reason'),
} satisfies Record<string, FieldLengths>;
