import { Hono, type Context } from 'hono';
import { jsonApiType } from '#contracts/json-api.ts';
import { refusal } from '#contracts/json-api-refusal.ts';
import type { LeadReceipt } from '#contracts/lead.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { engineCode } from '#platform/database/engine-code.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { kindOfLead } from './kind-of-lead.ts';
import type { AddressInWords } from './lead-address/address-in-words.ts';
import { addressOnArrival } from './lead-address/on-arrival.ts';
import { shownAddress } from './lead-address/shown-address.ts';
import { problems } from './problems.ts';
import { readBody } from './read-body.ts';
import { readDocument } from './read-document.ts';
import type { LeadsStore } from './store/leads-store.ts';

export type LeadsServiceDeps = {
  store: Pick<LeadsStore, 'accept'>;
  clock: Clock;
  logger: Logger;
  /** Looks up addresses; without it only X-Address-In-Words gives a lead's address as text. */
  addressInWords?: AddressInWords | undefined;
  /** Called after each new lead is committed: the outbox worker's `wake`. */
  onAccepted?: () => void;
};

/** The longest text, 100,000 characters, has 300 kB at most: nothing that a form sends comes near. */
const bodyLimit = 1024 * 1024;
/** The longest client id or idempotency key: far longer than UUIDs and short names. */
const headerLimit = 200;

/**
 * Accepts leads: stored durably before they are acknowledged, then delivered from the outbox. SPEC §3, §7.
 * POST /leads with X-Client-Id → 201 `leadReceipt`. With an Idempotency-Key a repeat gets the first response, and
 * another lead under the same key gets 422. The lead's address is stored as text: from the address service, else from
 * X-Address-In-Words (percent-encoded UTF-8), which the site sends.
 * JSON:API errors: 400, 413, 415, 422; 500 when it wasn't stored; 503 on a database timeout, result unknown.
 * Log lines contain codes and ids, never what a visitor typed.
 */
export function createLeadsService({ store, clock, logger, addressInWords, onAccepted }: LeadsServiceDeps) {
  const refuse = (...[problem, places]: Parameters<typeof refusal>) => {
    const { response, errorId } = refusal(problem, places);
    logger.warn('lead-refused', { status: problem.status, code: problem.code, errorId });
    return response;
  };

  return new Hono()
    .post('/leads', async (c) => {
      if (!isJsonApi(c)) return refuse(problems.mediaType);
      const clientId = c.req.header('x-client-id')?.trim();
      if (!isWithin(clientId)) return refuse(problems.noClientId);
      const idempotencyKey = c.req.header('idempotency-key')?.trim();
      if (idempotencyKey !== undefined && !isWithin(idempotencyKey)) return refuse(problems.badKey);

      const body = await readBody(c.req.raw, bodyLimit);
      if (!body.ok) return refuse(body.reason === 'too-large' ? problems.tooLarge : problems.unreadable);
      const read = readDocument(body.text);
      if (read.outcome === 'malformed') return refuse(problems.malformed);
      if (read.outcome === 'invalid') return refuse(problems.notALead, read.problems);

      const { document } = read;
      const shown = shownAddress(c.req.header('x-address-in-words'));
      const address = await addressOnArrival(document, addressInWords, { shown });
      const accepted = await store.accept(document, { clientId, idempotencyKey, address, at: clock.now() });
      if (accepted.outcome === 'conflict') return refuse(problems.keyReused);
      const { id, reference, outcome, isEmailed } = accepted;
      logger.info('lead-accepted', {
        leadId: id,
        // Another caller may write anything into a topic.
        kind: kindOfLead(document.data.attributes) ?? 'other',
        repeated: outcome === 'replayed',
        emailed: isEmailed,
      });
      if (outcome === 'accepted') onAccepted?.();
      const receipt: LeadReceipt = {
        data: {
          type: 'leads',
          id,
          attributes: { reference, 'confirmation-email': isEmailed ? 'sent' : 'not-sent' },
        },
      };
      return c.body(JSON.stringify(receipt), 201, { 'content-type': jsonApiType });
    })
    .onError((problem) => {
      const code = engineCode(problem);
      const isUnknown = code === 'too-slow';
      const { response, errorId } = refusal(isUnknown ? problems.outcomeUnknown : problems.notStored);
      logger.error(isUnknown ? 'lead-outcome-unknown' : 'lead-not-stored', {
        problem: problem.name,
        code,
        errorId,
      });
      return response;
    });
}

function isJsonApi(c: Context): boolean {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  const encoding = c.req.header('content-encoding') ?? 'identity';
  return type === jsonApiType && encoding === 'identity';
}

function isWithin(name: string | undefined): name is string {
  return name !== undefined && name.length >= 1 && name.length <= headerLimit;
}
