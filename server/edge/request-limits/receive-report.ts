import { receiveBody } from './receive-body.ts';

/**
 * Reads the whole body of a report from a page's scripts, up to `mostBytes`. As many may be arriving at once as forms,
 * so a visitor who sends slowly takes no places from others. Refusals have no page, since scripts receive them: 413 for
 * a body that is too long, 503 while too many are arriving.
 */
export function receiveReport(mostBytes: number) {
  return receiveBody({
    refuse: (c) => c.body(null, 413),
    busy: (c) => c.body(null, 503),
    limitOf: () => mostBytes,
  });
}
