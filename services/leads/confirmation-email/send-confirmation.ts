import type { Mailer } from '#platform/mailer/mailer.ts';
import type { JobHandler } from '../outbox/job-outcome.ts';
import { composeEmail } from './compose-email.ts';
import type { Sender } from './email-content.ts';
import { fullName } from './list-answers.ts';

export type SendConfirmationDeps = {
  mailer: Mailer;
  /** Who writes; asked for each e-mail, so that a changed brand is used at once. */
  brand: () => Promise<Sender>;
  /** The one line of an address by its id; undefined when it isn't known. An e-mail is sent without it, too. */
  addressLabel: (id: string) => Promise<string | undefined>;
};

/**
 * Does the job 'confirmation-email': tells the visitor that the lead arrived. Its Message-ID is the same at each try,
 * so that a repeat after a crash is recognised as one.
 */
export function sendConfirmation({ mailer, brand, addressLabel }: SendConfirmationDeps): JobHandler {
  return async (lead, { signal }) => {
    const { attributes, relationships } = lead.document.data;
    const address = attributes.email;
    if (!address) return { ok: true };
    const addressId = relationships?.address.data?.id;
    const [sender, label] = await Promise.all([
      brand().catch(() => undefined),
      addressId === undefined ? undefined : addressLabel(addressId).catch(() => undefined),
    ]);
    if (!sender) return { ok: false, code: 'brand-not-known', retry: true };
    return mailer.send(
      {
        id: `lead-${lead.id}-confirmation`,
        to: { name: fullName(attributes), address },
        ...composeEmail(lead, sender, label),
      },
      { signal },
    );
  };
}
