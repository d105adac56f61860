import type { AnalyticsEvent } from '#contracts/analytics-events.ts';

/** An event's subject as one text: events with the same subject are counted together. */
export function subjectOf(event: AnalyticsEvent): string {
  switch (event.event) {
    case 'page-view':
      return event.path;
    case 'article-view':
      return `${event.category}/${event.article}`;
    case 'error':
      return event.name;
    case 'search':
      return 'words' in event ? event.words : '';
    case 'search-suggestion':
      return '';
    case 'search-answered':
    case 'no-result':
      return event.words;
    case 'form-start':
    case 'form-submit':
    case 'form-failure':
      return event.form;
    case 'form-step':
      return `${event.form}/${event.step}`;
    case 'outbound-link':
      return event.host;
    case 'emergency-number':
      return event.number;
    case 'useful':
    case 'not-useful':
      return event.page;
    case 'not-useful-because':
      return `${event.reason} ${event.page}`;
  }
}
