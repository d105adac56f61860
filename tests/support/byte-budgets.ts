/** What an article may take on a first view, in bytes on the wire: compressed, without headers. */
export const articleBudget = {
  /** What visitors get once a page has been requested again. */
  html: 6_500,
  font: 30_000,
  /** Nobody who only reads gets React. */
  scripts: 6_000,
  /** For a reader who has allowed measuring, without the monitoring SDK. */
  scriptsWithConsent: 7_000,
  /** With styles and pictures. */
  all: 45_000,
  /** Fetched when somebody starts to read, for the pages that they read next. */
  dictionary: 9_000,
};
