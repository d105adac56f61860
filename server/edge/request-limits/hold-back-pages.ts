import type { IncomingMessage, ServerResponse } from 'node:http';
import { homePath } from '#contracts/area-path.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { nextTurn } from './next-turn.ts';
import type { TurnQueue } from './one-per-turn.ts';

/** Enough for the next pages to be ready when it is their turn. */
const mostWaiting = 4;
/**
 * Beyond this, the request that has been held back longest enters: the limits of a busy process (`refuseWhenBusy`) apply
 * only to requests inside.
 */
const mostHeldBack = 64;

type HeldBack = IncomingMessage & { heldBackSince?: number };
/** Holds a request back, and calls `enter` later; or returns false and leaves it untouched. */
export type HoldBack = (incoming: IncomingMessage, outgoing: ServerResponse, enter: () => unknown) => boolean;

/**
 * While some pages wait for their turn, holds further requests for pages back before the framework. Inside, a request
 * has dozens of objects, which V8 moves to its old generation if they live longer than a few pages, and with them
 * everything that the page is made of. Decision 107.
 */
export function holdBackPages({ waiting, clock }: { waiting: TurnQueue['waiting']; clock: Clock }): HoldBack {
  const heldBack: (() => unknown)[] = [];
  const { schedule } = nextTurn(() => {
    for (let room = mostWaiting - waiting(); room > 0; room -= 1) heldBack.shift()?.();
    if (heldBack.length > 0) schedule();
  });

  return (incoming, outgoing, enter) => {
    if (!isPage(incoming) || (heldBack.length === 0 && waiting() < mostWaiting)) return false;
    (incoming as HeldBack).heldBackSince = clock.monotonic();
    // The response is in the old generation by now. While it isn't collected, its listeners refer to the whole page.
    outgoing.once('close', () => queueMicrotask(() => outgoing.removeAllListeners('close')));
    heldBack.push(enter);
    if (heldBack.length > mostHeldBack) heldBack.shift()?.();
    schedule();
    return true;
  };
}

/** Since when a request has been held back, in monotonic milliseconds; undefined if it was not. */
export const heldBackSince = (incoming: IncomingMessage): number | undefined =>
  (incoming as HeldBack).heldBackSince;

/** A page's path has no dot; files, and the data of pages, have one. */
const pagePath = /^[^?.]*(?:\?|$)/;

const isPage = ({ method, url = '' }: IncomingMessage) =>
  method === 'GET' && url.startsWith(homePath) && pagePath.test(url);
