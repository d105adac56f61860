import type { Mailer } from '#platform/mailer/mailer.ts';
import type { JobHandler } from '../outbox/job-outcome.ts';
import { confirmationAddress } from '../confirmation-address.ts';
import { composeEmail } from './compose-email.ts';
import type { Sender } from './email-content.ts';
import { greetingName } from './greeting-name.ts';

export type SendConfirmationDeps = {
  mailer: Mailer;
  /** The sender; read for each e-mail, so that a changed brand takes effect immediately. */
  brand: () => Promise<Sender>;
};

/**
 * Runs the job 'confirmation-email': e-mails the visitor that the lead arrived. Every attempt has the same Message-ID,
 * so that a repeat after a crash is recognised as a duplicate.
 */
export function sendConfirmation({ mailer, brand }: SendConfirmationDeps): JobHandler {
  return async (lead, { signal }) => {
    const address = confirmationAddress(lead.document);
    // Feedback stored by an earlier release has this job too.
    if (!address) return { ok: true };
    const sender = await brand().catch(() => undefined);
    if (!sender) return { ok: false, code: 'brand-not-known', retry: true };
    return mailer.send(
      {
        id: `lead-${lead.id}-confirmation`,
        to: { name: greetingName(lead.document.data.attributes['first-name']) ?? '', address },
        ...composeEmail(lead, sender),
      },
      { signal },
    );
  };
}
