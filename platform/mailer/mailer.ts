import type { createTransport } from 'nodemailer';
import { classifyMailError } from './classify-mail-error.ts';
import { cleanName, isSendableAddress, type Mailbox } from './mailbox.ts';
import { writeFileAtomically } from '../files/write-file-atomically.ts';

/** A message to one person. `id` is unique to its content: a repeat has the same id, so that it is recognised. */
export type MailMessage = { id: string; to: Mailbox; subject: string; text: string; html: string };

/** The result of sending. `code` is ours and never the mail server's text, since that repeats addresses. */
export type MailOutcome = { ok: true } | { ok: false; code: string; retry: boolean };

export type Mailer = {
  send: (message: MailMessage, options?: { signal?: AbortSignal }) => Promise<MailOutcome>;
};

export type MailerOptions = {
  /** `smtp://…` or `smtps://…`; without it mail becomes files in `outboxDir`. */
  smtpUrl?: string | undefined;
  from: Mailbox;
  outboxDir: string;
  timeouts?: Partial<typeof smtpTimeouts>;
};

/** Timeouts of a mail server, in ms: a healthy one answers in a second; many busy ones need ten. */
export const smtpTimeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 15_000,
  /** Silence in a conversation. */
  socketTimeout: 20_000,
};

/** The texts come from visitors: nothing in them may make the mailer read a file or fetch an address. */
const noReading = { disableFileAccess: true, disableUrlAccess: true };
/** Marks the message as sent by a machine, so that out-of-office notes don't answer. RFC 3834. */
const headers = { 'Auto-Submitted': 'auto-generated' };

/** Sends mail by SMTP, or writes it as `.eml` files that any mail program opens. Never throws. */
export function createMailer({ smtpUrl, from, outboxDir, timeouts }: MailerOptions): Mailer {
  const deliver = smtpUrl ? bySmtp(smtpUrl, { ...smtpTimeouts, ...timeouts }) : asFiles(outboxDir);
  const host = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    async send({ id, to, subject, text, html }, { signal } = {}) {
      if (!isSendableAddress(to.address)) return { ok: false, code: 'address-not-usable', retry: false };
      try {
        await deliver({
          from,
          to: { name: cleanName(to.name), address: to.address },
          subject: cleanName(subject),
          text,
          html,
          headers,
          messageId: `<${id}@${host}>`,
          ...noReading,
          ...(signal && { signal }),
        });
        return { ok: true };
      } catch (problem) {
        return { ok: false, ...classifyMailError(problem) };
      }
    },
  };
}

type Letter = NonNullable<Parameters<ReturnType<typeof createTransport>['sendMail']>[0]> & {
  messageId: string;
};

// Imported with the first message: a process that only shows pages never needs it.
const nodemailer = () => import('nodemailer');

function bySmtp(url: string, timeouts: typeof smtpTimeouts) {
  return async (letter: Letter) => {
    await (await nodemailer()).createTransport({ url, ...timeouts }).sendMail(letter);
  };
}

/** A repeat has the same id, so it replaces its file instead of adding a second one. */
function asFiles(dir: string) {
  const settings = { streamTransport: true, buffer: true, newline: 'windows' } as const;
  return async (letter: Letter) => {
    const { message } = await (await nodemailer()).createTransport(settings).sendMail(letter);
    await writeFileAtomically(
      dir,
      `${letter.messageId.replaceAll(/[^A-Za-z0-9.@-]/g, '')}.eml`,
      message as Buffer,
    );
  };
}
