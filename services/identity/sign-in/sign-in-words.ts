/** The same for an unknown e-mail and for a wrong password: the message must not reveal which it was. */
export const wrongPair = 'Check your email address and password: they don’t match an account';

/** The database failed: the message does not reveal whether the password was right. */
export const cannotSignIn = 'We can’t sign you in at the moment. Wait a few minutes, then try again';

/** Says how long to wait, in whole minutes. */
export function tooManyTries(waitSeconds: number): string {
  const minutes = Math.max(1, Math.ceil(waitSeconds / 60));
  return `There were too many tries. Wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, then try again`;
}
