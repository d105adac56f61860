import { isTlsError } from '../tls/is-tls-error.ts';

/** The meaning of an error when sending mail: our code, and whether a later try can help. */
export type MailFailure = { code: string; retry: boolean };

/** Answers to these commands are about the message; an earlier refusal is about the server or our login. */
const aboutTheMessage = new Set(['RCPT TO', 'DATA']);
/** 'Bad sequence of commands' and 'authentication required': always about the session, whatever the command. */
const aboutTheSession = new Set([503, 530]);

const byErrorCode: Record<string, MailFailure> = {
  ETIMEDOUT: { code: 'smtp-timeout', retry: true },
  EABORT: { code: 'smtp-timeout', retry: true },
  EAUTH: { code: 'smtp-login-refused', retry: true },
  ENOAUTH: { code: 'smtp-login-refused', retry: true },
  ETLS: { code: 'smtp-tls-failed', retry: true },
  EDNS: { code: 'smtp-host-not-found', retry: true },
  ECONNECTION: { code: 'smtp-connection-lost', retry: true },
  ESOCKET: { code: 'smtp-connection-lost', retry: true },
  EMESSAGE: { code: 'message-not-usable', retry: false },
  EENVELOPE: { code: 'address-not-usable', retry: false },
};

/**
 * Distinguishes permanent refusals (5xx about the recipient or the text) from temporary problems: 4xx, timeouts, broken
 * connections, and everything wrong with the server, our login or our sender rather than with the message.
 */
export function classifyMailError(problem: unknown): MailFailure {
  const { code, command, responseCode, originalCode } = problem as {
    code?: string;
    command?: string;
    responseCode?: number;
    /** Node's code, where nodemailer has one of its own for it. */
    originalCode?: string;
  };
  if (responseCode !== undefined && code !== 'EAUTH') {
    const isRefusal = responseCode >= 500 && !aboutTheSession.has(responseCode);
    // The sender is MAIL_FROM, the same for everybody: once it is corrected, every message can be sent.
    if (isRefusal && command === 'MAIL FROM') return { code: 'smtp-sender-refused', retry: true };
    const isForGood = isRefusal && aboutTheMessage.has(command ?? '');
    return { code: `smtp-${responseCode}`, retry: !isForGood };
  }
  if (isTlsError(originalCode)) return { code: 'smtp-tls-failed', retry: true };
  return byErrorCode[code ?? ''] ?? { code: 'mail-not-sent', retry: true };
}
