import { createContext } from 'react-router';
import type { ContentClient } from '#clients/content/create-content-client.ts';
import type { AddressesClient } from '#clients/addresses/create-addresses-client.ts';
import type { LeadsClient } from '#clients/leads/create-leads-client.ts';
import type { SearchClient } from '#clients/search/create-search-client.ts';
import type { Allowance } from '#contracts/allowance.ts';
import type { FailureNotice } from '#contracts/failure-words.ts';
import type { UsefulnessEvent } from '#contracts/usefulness.ts';
import type { SignInOffer } from '#contracts/identity.ts';
import type { Logger } from '#platform/logger/logger.ts';

/** The back ends, as one request sees them. */
export type Clients = {
  content: ContentClient;
  search: SearchClient;
  leads: LeadsClient;
  addresses: AddressesClient;
};

/** The site's own addresses. */
export type Site = {
  /** Origin as visitors see it, without a trailing slash. */
  publicUrl: string;
  /** Origin of the main site; '' when it is the same. */
  mainSiteUrl: string;
  signIn: SignInOffer;
  /** Whether browsers store help for offline use. */
  hasOfflineHelp: boolean;
};

/**
 * Reports failures that a visitor sees: the one reporter (server/telemetry/error-reports) logs them without what was
 * typed. SPEC §8.
 */
export type FailuresOfRequest = {
  /** The reference shown on the error page, by which the failure is found in the log. */
  reference: string;
  /** A page failed to render because of an unexpected error. */
  page: (problem: unknown) => void;
  /** A call to a back end failed; `event` names it in the log. Returns the message for the visitor. */
  call: (event: string, problem: unknown) => FailureNotice;
};

/** `refund` undoes the count when the lead could not be stored, so that a retry does not count twice. */
export type LeadAllowance = { ok: true; refund: () => Promise<void> } | { ok: false; waitSeconds: number };

/** A visitor's rate limits, checked before a back end is called. */
export type LimitsOfRequest = {
  /** Counts a lead that is about to be sent. One that seems to come from a bot counts for more. */
  lead: (lead: { email: string | null; isSuspicious: boolean }) => Promise<LeadAllowance>;
  addressLookUp: () => Promise<Allowance>;
  addressCreation: () => Promise<Allowance>;
};

/** A part of a page: text, or text that is in UTF-8 already. */
export type HtmlPart = string | Uint8Array;

/** A whole page, part by part, and the inline scripts that are its own, for the content security policy. */
export type RenderedPage = { html?: readonly HtmlPart[]; inlineScripts?: readonly string[] };

// Without a default, `context.get` throws when the server has not set the value.
export const clientsContext = createContext<Clients>();
export const siteContext = createContext<Site>();
export const limitsContext = createContext<LimitsOfRequest>();
/** Where routes log expected events that an operator may look for. Fields never contain what was typed. */
export const loggerContext = createContext<Logger>();
export const failuresContext = createContext<FailuresOfRequest>();
/** Counts an answer to 'Was this page useful?', by day and page alone. */
export const countAnswerContext = createContext<(answer: UsefulnessEvent) => Promise<unknown>>();
/** Whether a seal belongs to a preview link of this article, `category/slug`, and has not expired. */
export const isPreviewOfContext = createContext<(place: string, seal: string) => Promise<boolean>>();
/** Whether the document is the response to a post, to which a visitor without scripts could not return. */
export const isPostedContext = createContext(false);
/** Receives the page that the entry rendered, so that nothing has to encode and decode it on the way. */
export const renderedPageContext = createContext<RenderedPage>();
