/** The cookies page, which also receives every posted choice. */
export const cookiesPath = '/help-and-support/cookies';
