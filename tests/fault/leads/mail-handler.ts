import { createMailer } from '../../../platform/mailer/mailer.ts';
import { sendConfirmation } from '../../../services/leads/confirmation-email/send-confirmation.ts';

/** Sends confirmation e-mails through a test's SMTP server, in the name of a fictitious supplier. */
export function mailHandler(smtpUrl: string) {
  const phones = { meterEmergency: '1', gasEmergency: '0800 111 999', powerCut: '105', customerService: '2' };
  return sendConfirmation({
    mailer: createMailer({
      smtpUrl,
      from: { name: 'Thistlemere Energy', address: 'help@thistlemere.example' },
      outboxDir: '/nowhere',
    }),
    brand: async () => ({
      name: 'Thistlemere Energy',
      phones,
      openingHours: 'Monday to Friday',
      complaintWeeks: 'eight weeks',
    }),
  });
}
