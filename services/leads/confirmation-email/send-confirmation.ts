import type { Mailer } from '#platform/mailer/mailer.ts';
import type { JobHandler } from '../outbox/job-outcome.ts';
import { confirmationAddress } from '../confirmation-address.ts';
import { composeEmail } from './compose-email.ts';
import type { Sender } from './email-content.ts';
import { greetingName } from './greeting-name.ts';

export type SendConfirmationDeps = {
  mailer: Mailer;
  /** Who writes; asked for each e-mail, so that a changed brand is used at once. */
  brand: () => Promise<Sender>;
};

/**
 * Does the job 'confirmation-email': tells the visitor that the lead arrived. Its Message-ID is the same at each try,
 * so that a repeat after a crash is recognised as one.
 */
export function sendConfirmation({ mailer, brand }: SendConfirmationDeps): JobHandler {
  return async (lead, { signal }) => {
    const address = confirmationAddress(lead.document);
    // Of feedback stored by an earlier release too.
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
