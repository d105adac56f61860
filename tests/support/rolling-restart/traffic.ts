import * as http from 'node:http';
import * as https from 'node:https';
import { setTimeout } from 'node:timers/promises';
import { londonDay } from '#contracts/calendar/london-day.ts';

const area = '/help-and-support';
/** Where a page posts a reading that it stored offline. */
const offlineReadingPath = `${area}/submit-meter-read/kept`;
/** The pages that visitors read: with forms and without, a picture, a search. */
const read = [
  `${area}/`,
  `${area}/meters`,
  `${area}/meters/economy-7-meters`,
  `${area}/emergencies`,
  `${area}/contact-us`,
  `${area}/submit-meter-read`,
  `${area}/media/mark.svg`,
  '/search?q=boiler',
];
/** Concurrent visitors. */
const usualVisitors = 24;
/** Nobody waits longer than this for a response: a request that takes longer has failed. */
const responseTimeoutMs = 30_000;
/** How often a reading is sent before it counts as lost. */
const mostTries = 5;
/** The pause before a reading is sent again, doubled each time; the page that stored it waits a minute. */
const firstPauseMs = 1_000;

type Visit = { method: 'GET' | 'POST'; path: string; form?: Record<string, string>; status: number };
type TrafficOptions = { ca?: string; first?: number; visitors?: number; pauseMs?: number };
export type Traffic = {
  requests: number;
  posts: number;
  leads: number;
  /** Posts that were sent again after 503, as the page that stored them does. */
  repeated: number;
  failures: string[];
};

/**
 * Sends a site what visitors send, a third of it posts, over keep-alive connections, until `isOver` but no more than
 * `most`. Every second post is a unique meter reading, which must be stored once. Over https it trusts only `ca`.
 * `first` is the number of the first visit, counted on from an earlier run, so that no reading is sent in both.
 * `pauseMs` is how long a visitor looks at a page: without a pause, the traffic takes a whole processor, which other
 * tests need.
 */
export async function sendTraffic(
  origin: string,
  isOver: () => boolean,
  most: number,
  { ca, first = 0, visitors = usualVisitors, pauseMs = 0 }: TrafficOptions = {},
): Promise<Traffic> {
  const traffic: Traffic = { requests: 0, posts: 0, leads: 0, repeated: 0, failures: [] };
  const agent =
    ca === undefined ? new http.Agent({ keepAlive: true }) : new https.Agent({ keepAlive: true, ca });

  async function visit(nth: number) {
    const planned = plan(nth);
    const { status, repeats } = await sendAsBrowsersDo(origin, agent, planned);
    traffic.repeated += repeats;
    if (planned.method === 'POST') traffic.posts += 1;
    if (planned.status === 201 && status === 201) traffic.leads += 1;
    if (status !== planned.status) traffic.failures.push(`${planned.method} ${planned.path}: ${status}`);
  }
  async function browse() {
    while (!isOver() && traffic.requests < most) {
      traffic.requests += 1;
      await visit(first + traffic.requests);
      if (pauseMs > 0) await setTimeout(pauseMs);
    }
  }
  await Promise.all(Array.from({ length: visitors }, browse));
  agent.destroy();
  return traffic;
}

function plan(nth: number): Visit {
  const path = read[nth % read.length] ?? '/';
  if (nth % 3 !== 0) return { method: 'GET', path, status: 200 };
  if (nth % 2 === 0) return { method: 'POST', path: offlineReadingPath, form: readingOf(nth), status: 201 };
  const form = { intent: 'next-step', 'first-name': 'Ann' };
  return { method: 'POST', path: `${area}/complaints/gas-and-electricity`, form, status: 422 };
}

/** Sends a meter reading as the page that stored it offline does; it becomes a lead and, with an address, an e-mail. */
export function sendReading(
  siteUrl: string,
  nth: number,
  more: Record<string, string> = {},
): Promise<Response> {
  const body = new URLSearchParams({ ...readingOf(nth), ...more });
  return fetch(siteUrl + offlineReadingPath, { method: 'POST', body });
}

/** A reading that no other visit sends: its key is derived from its content. */
function readingOf(nth: number): Record<string, string> {
  return {
    fuel: 'Gas',
    gas_account_number: 'A12345',
    gas_reading: String(nth % 1_000_000).padStart(5, '0'),
    date: londonDay(Date.now()),
    first_name: 'Ann',
    last_name: `Okafor ${letters(nth)}`,
    telephone: '07700 900 982',
  };
}

/** A name may not contain digits. */
function letters(nth: number): string {
  return String(nth).replaceAll(/\d/g, (digit) => String.fromCodePoint(97 + Number(digit)));
}

/** Sends a reading that could not be stored again, as the page that stored it does: a disk may be slow. */
async function sendAsBrowsersDo(origin: string, agent: http.Agent, visit: Visit) {
  for (let repeats = 0; ; repeats += 1) {
    const status = await send(origin, agent, visit);
    if (status !== 503 || visit.status !== 201 || repeats + 1 === mostTries) return { status, repeats };
    await setTimeout(firstPauseMs * 2 ** repeats);
  }
}

/** The status of the complete response, or why there was none. */
function send(origin: string, agent: http.Agent, { method, path, form }: Visit): Promise<number | string> {
  const body = form && new URLSearchParams(form).toString();
  const headers = body
    ? {
        origin,
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': Buffer.byteLength(body),
      }
    : {};
  return new Promise((resolve) => {
    const { request } = agent instanceof https.Agent ? https : http;
    const sent = request(
      `${origin}${path}`,
      { method, agent, headers, timeout: responseTimeoutMs },
      (response) => {
        response.on('end', () => resolve(response.complete ? (response.statusCode ?? 0) : 'cut off'));
        response.on('error', () => resolve('cut off'));
        response.resume();
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', ({ message }) => resolve(message));
    sent.end(body);
  });
}
