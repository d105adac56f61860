import { sql, type ExpressionBuilder } from 'kysely';
import type { LeadDocument } from '#contracts/lead.ts';
import type { Database } from '#platform/database/open-database.ts';
import { addressIdOf } from '../lead-address/address-id-of.ts';
import { smallestLeadId } from '../lead-id.ts';
import { recipientOf } from '../recipient-of.ts';
import { confirmationAddress } from '../confirmation-address.ts';
import { awaitedKinds } from './awaited-kinds.ts';
import type { JobKind, LeadsTables } from './leads-tables.ts';
import { readLead, type StoredLead } from './stored-lead.ts';

/** Why a job is not done: its lead's personal data has been erased. */
const erasedBeforeSent = 'erased';
/** Why nobody knows whether a job is done: a worker had it, and may yet send what it had read. */
const erasedDuringTry = 'erased-during-try';
/** Leads in one transaction or query, so that visitors' leads never wait long. */
const groupLimit = 500;

/** The tables from which an erasure deletes. */
export const tablesOfErasure = ['leads', 'lead_idempotency', 'lead_recipients'] as const;

/** How many leads were erased, how many of their jobs will not be done, and the kinds of those that were running. */
type Erasure = { leads: number; cancelledJobs: number; runningJobs: JobKind[] };

/**
 * Erasure of personal data. A lead's audit line stays: its id, reference, time, caller, kind and the outcome of its
 * jobs. What the visitor typed, the address and the keys derived from them are erased.
 */
export function leadErasure(
  { maintenance: queries }: Database<LeadsTables>,
  { hasCrm }: { hasCrm: boolean },
) {
  const notErased = () => queries.selectFrom('leads').selectAll().where('erased_at', 'is', null);

  async function eraseGroup(leads: StoredLead[], at: string): Promise<Omit<Erasure, 'leads'>> {
    const ids = leads.map(({ id }) => id);
    const recipients = leads.flatMap(({ document }) => confirmationAddress(document) ?? []).map(recipientOf);
    return queries.transaction().execute(async (transaction) => {
      for (const lead of leads)
        await transaction
          .updateTable('leads')
          .set({ document: JSON.stringify(withoutPerson(lead.document)), address: null, erased_at: at })
          .where('id', '=', lead.id)
          .execute();
      await transaction.deleteFrom('lead_idempotency').where('lead_id', 'in', ids).execute();
      if (recipients.length > 0)
        await transaction.deleteFrom('lead_recipients').where('recipient', 'in', recipients).execute();
      const jobs = await transaction
        .updateTable('lead_outbox')
        .set((job) => ({
          state: 'skipped',
          last_error: job.case().when(isRunning(job)).then(erasedDuringTry).else(erasedBeforeSent).end(),
        }))
        .where('lead_id', 'in', ids)
        .where('state', 'in', ['pending', 'dead'])
        .returning(['kind', 'last_error'])
        .execute();
      const running = jobs.filter(({ last_error }) => last_error === erasedDuringTry);
      return { cancelledJobs: jobs.length - running.length, runningJobs: running.map(({ kind }) => kind) };
    });
  }

  return {
    /**
     * Leads that have this e-mail address as an answer, and others whose text contains it. Scans all leads: there is no
     * index of e-mail addresses, since nothing else needs one.
     */
    async findByEmail(email: string): Promise<{ own: StoredLead[]; mentioned: StoredLead[] }> {
      const wanted = email.trim().toLowerCase();
      const rows = await notErased()
        .where(sql<boolean>`lower(document) like ${likePattern(wanted)} escape '!'`)
        .orderBy('id')
        .execute();
      const leads = rows.map(readLead);
      const isOwn = ({ document }: StoredLead) => hasAnswer(document.data.attributes, wanted);
      const mentions = ({ document }: StoredLead) =>
        JSON.stringify(document).toLowerCase().includes(inJson(wanted));
      return {
        own: leads.filter(isOwn),
        mentioned: leads.filter((lead) => !isOwn(lead) && mentions(lead)),
      };
    },

    /**
     * Leads received before `moment` (ISO 8601 in UTC) that are not erased and of which nothing is still to be sent,
     * and how many others there are. A lead with a dead job of any kind is unfinished: an operator has to look at it.
     */
    async findFinishedBefore(moment: string): Promise<{ finished: StoredLead[]; unfinished: number }> {
      const rows = await notErased()
        .select((row) =>
          row
            .exists(
              row
                .selectFrom('lead_outbox')
                .select('lead_id')
                .whereRef('lead_id', '=', 'leads.id')
                .where((job) =>
                  job.or([
                    job('state', '=', 'dead'),
                    job.and([job('state', '=', 'pending'), job('kind', 'in', awaitedKinds(hasCrm))]),
                  ]),
                ),
            )
            .as('is_unfinished'),
        )
        .where('id', '<', smallestLeadId(Date.parse(moment)))
        .orderBy('id')
        .execute();
      const finished = rows.filter(({ is_unfinished }) => !is_unfinished).map(readLead);
      return { finished, unfinished: rows.length - finished.length };
    },

    /** How many of these leads were never delivered because no CRM is configured; 0 if one is. */
    async countWithoutCrm(leads: StoredLead[]): Promise<number> {
      if (hasCrm) return 0;
      let found = 0;
      for (const group of groupsOf(leads)) {
        const { jobs } = await queries
          .selectFrom('lead_outbox')
          .select((row) => row.fn.countAll().as('jobs'))
          .where(
            'lead_id',
            'in',
            group.map(({ id }) => id),
          )
          .where('kind', '=', 'crm-hand-over')
          .where('state', 'in', ['pending', 'dead'])
          .executeTakeFirstOrThrow();
        found += Number(jobs);
      }
      return found;
    },

    /** The ids of the addresses of leads received before `moment` (ISO 8601 in UTC) that are not erased. */
    async addressIdsBefore(moment: string): Promise<string[]> {
      const rows = await notErased()
        .where('id', '<', smallestLeadId(Date.parse(moment)))
        .execute();
      return rows.flatMap((row) => addressIdOf(readLead(row).document) ?? []);
    },

    /** Those of these ids whose leads are erased. */
    async erasedAmong(ids: string[]): Promise<string[]> {
      const erased: string[] = [];
      for (const group of groupsOf(ids)) {
        const rows = await queries
          .selectFrom('leads')
          .select('id')
          .where('id', 'in', group)
          .where('erased_at', 'is not', null)
          .execute();
        erased.push(...rows.map(({ id }) => id));
      }
      return erased;
    },

    /**
     * Erases these leads' personal data for good; `removeOldCopies` follows. `at` in ms since 1970. They are not found
     * any more then: erase first what the person has elsewhere.
     */
    async erase(leads: StoredLead[], at: number): Promise<Erasure> {
      const erasure: Erasure = { leads: leads.length, cancelledJobs: 0, runningJobs: [] };
      for (const group of groupsOf(leads)) {
        const { cancelledJobs, runningJobs } = await eraseGroup(group, new Date(at).toISOString());
        erasure.cancelledJobs += cancelledJobs;
        erasure.runningJobs.push(...runningJobs);
      }
      return erasure;
    },
  };
}

/** A worker has the job, or died with it: its last try has no outcome. A claim removes that of the try before. */
function isRunning(job: ExpressionBuilder<LeadsTables, 'lead_outbox'>) {
  return job.and([job('state', '=', 'pending'), job('attempts', '>', 0), job('last_error', 'is', null)]);
}

function* groupsOf<Item>(items: Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += groupLimit) yield items.slice(from, from + groupLimit);
}

/** A document with only the kind of the lead, and nothing that a person typed. */
function withoutPerson({ data: { attributes } }: LeadDocument): LeadDocument {
  const { topic, 'query-type': queryType, 'query-subtype': querySubtype } = attributes;
  return {
    data: {
      type: 'leads',
      attributes: {
        topic,
        'query-type': queryType,
        'query-subtype': querySubtype,
        'first-name': '',
        surname: '',
        'vulnerability-consent': false,
      },
    },
  };
}

/** Whether any answer, however deep, is this text in any case. */
function hasAnswer(value: unknown, wanted: string): boolean {
  if (typeof value === 'string') return value.trim().toLowerCase() === wanted;
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((each) => hasAnswer(each, wanted))
  );
}

/** Text as it is within the JSON of a document. */
function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/**
 * A LIKE pattern for documents that may contain this text. Letters beyond ASCII match anything: SQLite's `lower` leaves
 * them as they are, and what PostgreSQL's does depends on the database's locale.
 */
function likePattern(text: string): string {
  const escaped = inJson(text).replaceAll(/[!%_]/g, (character) => `!${character}`);
  return `%${escaped.replaceAll(/\P{ASCII}+/gu, '%')}%`;
}
