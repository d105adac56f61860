import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/open-database.ts';
import type { IdentityTables } from './identity-tables.ts';

type Deps = { database: Database<IdentityTables>; clock: Clock };

/** How often expired records are deleted, in milliseconds. They are never returned, so this can wait. */
const cleaningPauseMs = 5 * 60_000;
/** For the few records without an expiry. */
const longestSeconds = 24 * 60 * 60;

/**
 * The provider's records, in the project's database rather than in a process's memory. Expired records
 * are never returned; writes delete them, at most once in `cleaningPauseMs`.
 */
export function providerRecords({ database: { queries }, clock }: Deps) {
  let cleanFrom = -Infinity;

  async function clean(): Promise<void> {
    if (clock.monotonic() < cleanFrom) return;
    cleanFrom = clock.monotonic() + cleaningPauseMs;
    const now = iso(clock.now());
    await queries.deleteFrom('identity_records').where('expires_at', '<=', now).execute();
  }

  /** The records of one model, as oidc-provider requires. */
  return (model: string): Adapter => {
    const findBy = async (column: 'id' | 'uid', value: string): Promise<AdapterPayload | undefined> => {
      const row = await queries
        .selectFrom('identity_records')
        .select(['payload', 'consumed_at'])
        .where('model', '=', model)
        .where(column, '=', value)
        .where('expires_at', '>', iso(clock.now()))
        .executeTakeFirst();
      if (!row) return undefined;
      const payload = JSON.parse(row.payload) as AdapterPayload;
      return { ...payload, ...(row.consumed_at !== null && { consumed: true }) };
    };
    return {
      async upsert(id, payload, expiresIn) {
        await clean();
        const record = {
          uid: payload.uid ?? null,
          grant_id: payload.grantId ?? null,
          payload: JSON.stringify(payload),
          expires_at: iso(clock.now() + (expiresIn || longestSeconds) * 1_000),
        };
        await queries
          .insertInto('identity_records')
          .values({ model, id, consumed_at: null, ...record })
          .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(record))
          .execute();
      },
      find: (id) => findBy('id', id),
      findByUid: (uid) => findBy('uid', uid),
      // The device flow is off: nothing has a user code.
      findByUserCode: async () => undefined,
      // oidc-provider reads a code before it consumes it: of concurrent requests only one updates the row.
      async consume(id) {
        const consumed = await queries
          .updateTable('identity_records')
          .set({ consumed_at: iso(clock.now()) })
          .where('model', '=', model)
          .where('id', '=', id)
          .where('consumed_at', 'is', null)
          .returning('id')
          .executeTakeFirst();
        if (consumed) return;
        const { errors } = await import('oidc-provider');
        throw new errors.InvalidGrant('already consumed');
      },
      async destroy(id) {
        await queries
          .deleteFrom('identity_records')
          .where('model', '=', model)
          .where('id', '=', id)
          .execute();
      },
      async revokeByGrantId(grantId) {
        await queries
          .deleteFrom('identity_records')
          .where('model', '=', model)
          .where('grant_id', '=', grantId)
          .execute();
      },
    };
  };
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
