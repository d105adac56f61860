import { createContentSource } from '#clients/content/create-content-client.ts';
import type { Wait } from '#clients/content/stale-while-revalidate/stale-while-revalidate.ts';
import { callInProcess } from '#clients/service-call.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { createContentService } from '#services/content/content-service.ts';
import type { Config } from '../config/config.ts';
import { callBackEnd, type CallsFollowed } from './call-back-end.ts';

type ContentDeps = CallsFollowed & {
  config: Pick<Config, 'contentUrl' | 'contentDir' | 'contentWaitSeconds'>;
  clock: Clock;
  logger: Logger;
  mode: 'production' | 'development';
  /** How long visitors wait for newer content, when not the default. */
  wait?: Wait;
};

/** The content of the supplier's service, or of the content folder. SPEC §7. */
export function openContent({ config, mode, metrics, tracing, ...deps }: ContentDeps) {
  const call = config.contentUrl
    ? callBackEnd('content', config.contentUrl, { metrics, tracing }).call
    : callInProcess(createContentService(config));
  // Someone who edits the folder sees each change at once.
  const isEdited = mode === 'development' && !config.contentUrl;
  return createContentSource({
    call,
    tryForMs: config.contentWaitSeconds * 1_000,
    freshForMs: isEdited ? 0 : undefined,
    ...deps,
  });
}
