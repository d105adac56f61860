// Analytics and error reporting of every page, in one file: loaded once the visitor allows it.
export { prepareAnalytics } from './analytics/start-analytics.ts';
export { startErrorReporting } from './errors/start-error-reporting.ts';
