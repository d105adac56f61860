/** The longest that one of our own tokens lives, in seconds; identity tokens of any issuer are refused at sign-in when older. */
export const tokenSeconds = 10 * 60;
