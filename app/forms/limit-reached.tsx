import { useEffect, useRef, type ReactNode } from 'react';
import { waitInWords } from '#contracts/refusal.ts';
import { Alert } from '../design-system/alert/alert.tsx';
import { RingLine } from '../frame/ring-us/ring-line.tsx';
import { moveFocus } from './move-focus.ts';

/** Returned by an action when a visitor is over a limit. */
export type Limit = { waitSeconds: number };

type LimitReachedProps = {
  limit: Limit;
  id?: string;
  /** What the visitor can do instead of waiting. */
  otherWay?: ReactNode;
};

/** The banner of a form that was not sent because of a limit: when to try again, and the number to ring. */
export function LimitReached({ limit, id = 'limit-reached', otherWay }: LimitReachedProps) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (limit) moveFocus(banner.current);
  }, [limit]);
  return (
    <Alert
      ref={banner}
      tone="warning"
      role="alert"
      id={id}
      tabIndex={-1}
      title={`Try again in ${waitInWords(limit.waitSeconds)}`}
    >
      <p>
        There have been a lot of requests from your internet connection. If you share it with others, some of
        them may have been theirs. Nothing was sent just now, and what you typed is still here.
      </p>
      {otherWay && <p>{otherWay}</p>}
      <RingLine lead="If you can’t wait, ring us on" />
    </Alert>
  );
}
