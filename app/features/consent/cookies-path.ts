/** The page about cookies, which also takes in every choice. */
export const cookiesPath = '/help-and-support/cookies';
