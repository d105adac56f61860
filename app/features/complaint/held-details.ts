import type { ComplaintKind } from '#clients/leads/complaint-kinds.ts';
import type { PersonalDetails } from '#contracts/forms/personal-details.ts';
import type { Answers } from '../../forms/answers.ts';
import type { HeldDetails } from '#contracts/journey-cookies.ts';

type Rest = {
  id: string;
  label: string;
  complaint: string;
  kind: ComplaintKind;
  journey: string;
  hasAccountFlag: boolean;
};

/** What is held between the two steps. SPEC §3 "Personal details". */
export function toHeldDetails(
  details: PersonalDetails,
  { id, label, complaint, kind, journey, hasAccountFlag }: Rest,
): HeldDetails {
  return {
    ...details,
    queryType: kind.queryType,
    querySubtype: kind.querySubtype,
    addressId: id,
    addressLabel: label,
    complaint,
    journey,
    hasAccountFlag,
  };
}

/** The form's answers, for someone who comes back to the first step. */
export function answersOf(held: HeldDetails): Answers {
  return {
    'first-name': held.firstName,
    surname: held.surname,
    email: held.email,
    telephone: held.telephoneNumber,
    textphone: held.textphoneNumber,
    vulnerability: String(held.vulnerabilityConsent),
  };
}
