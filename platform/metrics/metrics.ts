/** What a process counts and times for its operator. Labels are our own names, never anything that a visitor typed. */
export type Metrics = {
  /** A request was answered; `route` is a pattern of the route table. */
  request: (request: { method: string; route: string; status: number; seconds: number }) => void;
  /** A page was answered from the cache, found unchanged, or rendered. */
  page: (how: PageAnswered) => void;
  /** A back end was called. */
  call: (call: { backEnd: string; outcome: CallOutcome; seconds: number }) => void;
  /** A request was refused by the limit of this name. */
  refusal: (limit: string) => void;
  /** A line was logged. */
  event: (level: string, event: string) => void;
  /** A lead of this kind was accepted for the first time. */
  lead: (kind: string) => void;
  /** Sets how to read the backlog of follow-up jobs; it is read at each scrape. */
  outbox: (backlog: () => Promise<Backlog>) => void;
};

export type PageAnswered = 'cached' | 'unchanged' | 'rendered';
/** By the class of the response status; `none` if there was no response. */
export type CallOutcome = '2xx' | '3xx' | '4xx' | '5xx' | 'none';
/** `oldestAt` in ms since 1970; undefined when there is none. */
export type Backlog = { pending: number; dead: number; oldestAt: number | undefined };
