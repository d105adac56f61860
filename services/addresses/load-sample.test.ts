import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '#tests/support/engines.ts';
import { loadSample } from './load-sample.ts';
import { makeAddress, noFile, openStore } from './addresses.fixture.ts';
import { pesRegion } from './pes-region.ts';
import { brandDir } from '#tests/support/brand-dir.ts';

const contentDir = brandDir;

describe.each(await engines())('on $name', (engine) => {
  let opened: Awaited<ReturnType<typeof openStore>>;
  beforeEach(async () => {
    opened = await openStore(engine);
  });
  afterEach(() => opened.database.close());

  test('an empty store gets a few thousand addresses, in every region of Great Britain', async () => {
    const loaded = await loadSample(opened.store, { contentDir });
    expect(loaded).toBeGreaterThan(3_000);
    const rows = await opened.database.queries.selectFrom('addresses').select(['id', 'postcode']).execute();
    expect(rows).toHaveLength(loaded);
    expect(new Set(rows.map(({ postcode }) => pesRegion(postcode))).size).toBe(14);
    expect(rows.every(({ id }) => id.startsWith('sample-'))).toBe(true);
    expect(await loadSample(opened.store, { contentDir })).toBe(0);
  });

  test('several processes that start at the same time load it once', async () => {
    const other = await Promise.all([1, 2, 3].map(() => loadSample(opened.store, { contentDir })));
    expect(await opened.countAddresses()).toBe(Math.max(...other));
  });

  test('nothing is loaded into a store with addresses, or from content without a sample', async () => {
    expect(await loadSample(opened.store, { contentDir: '/nowhere' })).toBe(0);
    await opened.store.saveBatch('file', [makeAddress()], noFile);
    expect(await loadSample(opened.store, { contentDir })).toBe(0);
    expect(await opened.countAddresses()).toBe(1);
  });
});
