import type { ComplaintSession } from '#contracts/journey-cookies.ts';
import type { Answers } from '../../forms/answers.ts';

/** The answers of the details step by field name, for a visitor who returns to it or continues to the next step. */
export function answersOf(session: ComplaintSession): Answers {
  return {
    'first-name': session.firstName,
    surname: session.surname,
    email: session.email,
    telephone: session.telephoneNumber,
    textphone: session.textphoneNumber,
    vulnerability: String(session.vulnerabilityConsent),
    ...(session.firstSubject && { subject: session.firstSubject }),
  };
}
