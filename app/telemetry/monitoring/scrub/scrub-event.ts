import type { RumEvent } from '@datadog/browser-rum';
import { genericPath, genericUrl } from '../generic-path.ts';
import { scrubText, scrubUrl } from './scrub-text.ts';

/**
 * Scrubs an event in place just before it is sent: addresses lose everything after the path, texts lose personal
 * identifiers, and the view gets a generic name. The SDK allows only some fields to be changed. An error with personal
 * data in another field is not sent at all, which `false` indicates.
 */
export function scrubEvent(event: RumEvent): boolean {
  const { view } = event;
  view.url = genericUrl(scrubUrl(view.url));
  view.name = genericPath(new URL(view.url).pathname);
  if (view.referrer !== undefined) view.referrer = genericUrl(scrubUrl(view.referrer));
  if (event.context) event.context = scrubAll(event.context) as typeof event.context;
  switch (event.type) {
    case 'error':
      return scrubError(event.error as SentError);
    case 'resource':
      event.resource.url = scrubUrl(event.resource.url);
      return true;
    case 'action':
      if (event.action.target?.name) event.action.target.name = scrubText(event.action.target.name);
      return true;
    case 'view':
      scrubField(event.view.performance?.lcp, 'resource_url', scrubUrl);
      return true;
    case 'long_task':
      for (const script of event.long_task.scripts ?? []) {
        scrubField(script, 'source_url', scrubUrl);
        scrubField(script, 'invoker', scrubText);
      }
      return true;
    default:
      return true;
  }
}

type SentError = {
  message: string;
  stack?: string;
  handling_stack?: string;
  fingerprint?: string;
  resource?: { url: string };
  causes?: unknown;
};

function scrubError(error: SentError): boolean {
  error.message = scrubText(error.message);
  scrubField(error, 'stack', scrubText);
  scrubField(error, 'handling_stack', scrubText);
  scrubField(error, 'fingerprint', scrubText);
  scrubField(error.resource, 'url', scrubUrl);
  const causes = JSON.stringify(error.causes ?? []);
  return JSON.stringify(scrubAll(error.causes ?? [])) === causes;
}

function scrubField<K extends string>(
  holder: { [key in K]?: string | undefined } | undefined,
  key: K,
  scrub: (text: string) => string,
): void {
  if (holder?.[key] !== undefined) holder[key] = scrub(holder[key]);
}

function scrubAll(value: unknown): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (Array.isArray(value)) return value.map(scrubAll);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, scrubAll(inner)]));
}
