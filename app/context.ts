import { createContext, type RouterContext, type RouterContextProvider } from 'react-router';
import type { ContentClient } from '#clients/content/content-client.ts';
import type { AddressesClient } from '#clients/addresses/create-addresses-client.ts';
import type { LeadsClient } from '#clients/leads/create-leads-client.ts';
import type { SearchClient } from '#clients/search/search-client.ts';
import type { Allowance } from '#contracts/allowance.ts';
import type { CustomerDetails } from '#contracts/customers.ts';
import type { SignInOffer } from '#contracts/identity.ts';
import type { SessionState } from '#contracts/session.ts';
import type { Logger } from '#platform/logger/logger.ts';
import type { journeyCookies } from './journey-cookies/journey-cookies.ts';
import type { SignedIn } from './session/sign-in-state.ts';

export type JourneyCookies = ReturnType<typeof journeyCookies>;

/** The back ends, as one request sees them. */
export type Clients = {
  content: ContentClient;
  search: SearchClient;
  leads: LeadsClient;
  addresses: AddressesClient;
};

/** The site's own addresses. */
export type Site = {
  /** Origin as visitors see it, without a slash at the end. */
  publicUrl: string;
  /** Origin of the main site; '' when it is the same. */
  mainSiteUrl: string;
  signIn: SignInOffer;
};

/** Who is signed in, by the cookies of a request. A page that asks is that visitor's own. */
export type SessionOfRequest = {
  read: (request: Request) => Promise<SessionState>;
  /** For signed-in pages: the good identity token's customer, and whether there is an access token. SPEC §4. */
  tokens: (request: Request) => Promise<{ identity: SignedIn | undefined; hasAccess: boolean }>;
};

/** The customer who is signed in, as forms know them. Look-ups that fail are logged, and find nothing. SPEC §4. */
export type CustomerOfRequest = {
  /** What comes in time for a page; `areLate` when the rest is to be expected soon. */
  detailsSoon: () => Promise<{ details?: CustomerDetails; areLate: boolean }>;
  /** However long it takes; `hasFailed` when it is worth asking again. */
  details: () => Promise<{ details?: CustomerDetails; hasFailed: boolean }>;
  /** SPEC §3 "an account flag". */
  isOnNewerPlatform: () => Promise<boolean>;
};

/** Told of what failed for a visitor. The one reporter (server/error-reports) logs it, and nothing that was typed. SPEC §8. */
export type FailuresOfRequest = {
  /** A page broke off, by a failure that nothing expected. */
  page: (problem: unknown) => void;
  /** A call to a back end failed; `event` names it in the log. */
  call: (event: string, problem: unknown) => void;
};

/** The rate limits of a visitor, asked before a back end is called. */
export type LimitsOfRequest = {
  /** Counts a lead that is about to be sent; one that a program seems to have sent counts for more. */
  lead: (lead: { email: string | null; isSuspicious: boolean }) => Promise<Allowance>;
  /** Takes back a lead that could not be stored: a retry is not another one. */
  leadFailed: () => Promise<void>;
  addressLookUp: () => Promise<Allowance>;
  addressCreation: () => Promise<Allowance>;
};

// React Router throws on reading a context without a default, so null stands for "not set".
export const clientsContext = createContext<Clients | null>(null);
export const siteContext = createContext<Site | null>(null);
/** The sealed cookies of the form journeys. */
export const cookiesContext = createContext<JourneyCookies | null>(null);
export const sessionContext = createContext<SessionOfRequest | null>(null);
export const customerContext = createContext<CustomerOfRequest | null>(null);
export const limitsContext = createContext<LimitsOfRequest | null>(null);
/** Where routes note what they expected and an operator may ask about. Fields never hold what was typed. */
export const loggerContext = createContext<Logger | null>(null);
export const failuresContext = createContext<FailuresOfRequest | null>(null);
/** Marks the inline scripts that the page itself wrote; see server/security-headers. */
export const scriptMarkContext = createContext<string>('');

/** What the server put into the request's context. Throws when the server forgot: a fault of ours, never of a visitor. */
export function need<T>(context: Readonly<RouterContextProvider>, key: RouterContext<T | null>): T {
  const value = context.get(key);
  if (value === null) throw new Error('The server did not set up this request.');
  return value;
}
