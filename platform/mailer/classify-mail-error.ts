/** The meaning of an error when sending mail: our code, and whether a later try can help. */
export type MailFailure = { code: string; retry: boolean };

/** Answers to these commands are about the message; an earlier refusal is about the server or our login. */
const aboutTheMessage = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);
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
 * Distinguishes permanent refusals (5xx about the message) from temporary problems: 4xx, timeouts, broken
 * connections, and everything wrong with the server or our login rather than with the message.
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
