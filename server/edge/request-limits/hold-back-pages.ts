import type { IncomingMessage, ServerResponse } from 'node:http';
import { homePath } from '#contracts/area-path.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { TurnQueue } from './one-per-turn.ts';

/** Enough for the next pages to be ready when it is their turn. */
const mostWaiting = 4;
/**
 * Beyond this, the request that has been held back longest enters: the limits of a busy process (`refuseWhenBusy`) apply
 * only to requests inside.
 */
const mostHeldBack = 64;

type HeldBack = IncomingMessage & { heldBackSince?: number };
/** Calls `enter` now or later. */
export type HoldBack = (incoming: IncomingMessage, outgoing: ServerResponse, enter: () => unknown) => void;

/**
 * While some pages wait for their turn, holds further requests for pages back before the framework. Inside, a request
 * has dozens of objects, which V8 moves to its old generation if they live longer than a few pages, and with them
 * everything that the page is made of. Decision 107.
 */
export function holdBackPages({ waiting, clock }: { waiting: TurnQueue['waiting']; clock: Clock }): HoldBack {
  const heldBack: (() => unknown)[] = [];
  let isScheduled = false;

  function schedule() {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      for (let room = mostWaiting - waiting(); room > 0; room -= 1) heldBack.shift()?.();
      if (heldBack.length > 0) schedule();
    });
  }

  return (incoming, outgoing, enter) => {
    if (!isPage(incoming) || (heldBack.length === 0 && waiting() < mostWaiting)) {
      enter();
      return;
    }
    (incoming as HeldBack).heldBackSince = clock.monotonic();
    // The response is in the old generation by now. While it isn't collected, its listeners refer to the whole page.
    outgoing.once('close', () => queueMicrotask(() => outgoing.removeAllListeners('close')));
    heldBack.push(enter);
    if (heldBack.length > mostHeldBack) heldBack.shift()?.();
    schedule();
  };
}

/** Since when the request of this environment was held back, in monotonic milliseconds; undefined if it was not. */
export function heldBackSince(environment: unknown): number | undefined {
  return (environment as { incoming?: HeldBack } | undefined)?.incoming?.heldBackSince;
}

/** A page's path has no dot; files, and the data of pages, have one. */
const pagePath = /^[^?.]*(?:\?|$)/;

const isPage = ({ method, url = '' }: IncomingMessage) =>
  method === 'GET' && url.startsWith(homePath) && pagePath.test(url);
