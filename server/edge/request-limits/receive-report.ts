import { receiveBody } from './receive-body.ts';

/**
 * Reads the whole body of what a page's scripts report, up to so many bytes, and as many at once as of forms: a
 * visitor who sends slowly takes no places from others. Scripts get no page: 413 when it is too long, 503 when there
 * is no room.
 */
export function receiveReport(mostBytes: number) {
  return receiveBody({
    refuse: (c) => c.body(null, 413),
    busy: (c) => c.body(null, 503),
    limitOf: () => mostBytes,
  });
}
