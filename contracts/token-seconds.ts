/** The maximum lifetime of our own tokens, in seconds. At sign-in, older identity tokens of any issuer are refused. */
export const tokenSeconds = 10 * 60;
