/** What an error of a sending means: our code, and whether a later try can help. */
export type MailFailure = { code: string; retry: boolean };

/** Answers to these commands are about the message; a refusal of anything before is about the server or our login. */
const aboutTheMessage = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);
/** 'Bad sequence of commands' and 'authentication required': about the session, whatever was asked. */
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
 * Tells refusals for good (5xx about the message) from trouble that passes: 4xx, timeouts, broken connections, and
 * whatever is wrong with the server or our login rather than with the message.
 */
export function classifyMailError(problem: unknown): MailFailure {
  const { code, command, responseCode } = problem as {
    code?: string;
    command?: string;
    responseCode?: number;
  };
  if (responseCode !== undefined && code !== 'EAUTH') {
    const isForGood =
      responseCode >= 500 && !aboutTheSession.has(responseCode) && aboutTheMessage.has(command ?? '');
    return { code: `smtp-${responseCode}`, retry: !isForGood };
  }
  return byErrorCode[code ?? ''] ?? { code: 'mail-not-sent', retry: true };
}
