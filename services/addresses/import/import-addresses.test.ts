import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '#tests/support/engines.ts';
import { makeAddress, noFile, openStore } from '../addresses.fixture.ts';
import { importAddresses, type ImportDeps } from './import-addresses.ts';

const header = 'UPRN,SUB_BUILDING_NAME,BUILDING_NAME,BUILDING_NUMBER,THOROUGHFARE,POST_TOWN,POSTCODE';
const row = (uprn: number, postcode = 'B1 9ZZ') => `${uprn},,,${uprn},High Street,Birmingham,${postcode}`;
const manyRows = (count: number) =>
  Array.from({ length: count }, (_, nth) => row(nth + 1, `B${(nth % 90) + 1} 9ZZ`));

describe.each(await engines())('on $name', (engine) => {
  let opened: Awaited<ReturnType<typeof openStore>>;
  let folder: string;
  let file: string;
  beforeEach(async () => {
    opened = await openStore(engine);
    folder = await mkdtemp(join(tmpdir(), 'import-'));
    file = join(folder, 'addresses.csv');
  });
  afterEach(async () => {
    await opened.database.close();
    await rm(folder, { recursive: true });
  });

  async function load(text: string | Buffer, given: Partial<ImportDeps> = {}) {
    await writeFile(file, text);
    return loadAgain(given);
  }
  async function loadAgain(given: Partial<ImportDeps> = {}) {
    const badRows: string[] = [];
    const resumed: number[] = [];
    const result = await importAddresses({
      store: opened.store,
      file,
      blockSize: 4_096,
      onBadRow: (line, problem) => badRows.push(`${line} ${problem}`),
      onResume: (line) => resumed.push(line),
      ...given,
    });
    return { ...result, badRows, resumed };
  }
  const at = (postcode: string) => opened.store.findByPostcode(postcode);

  test('a row becomes an address, part by part, and unknown columns are ignored', async () => {
    const names =
      'X,postcode,COUNTRY,UPRN,ORGANISATION_NAME,SUB_BUILDING_NAME,BUILDING_NAME,BUILDING_NUMBER,DEPENDENT_THOROUGHFARE,' +
      'THOROUGHFARE,DOUBLE_DEPENDENT_LOCALITY,DEPENDENT_LOCALITY,POST_TOWN,COUNTY,BG_SERVICE_AREA';
    const result = await load(
      `${names}\n42,b19zz,E,000012345,Bakers,Flat 2,"Elm ""Old"" House",12,The Mews,High Street,Far,Elton,Birmingham,Kent,N7\n`,
    );
    expect(result).toMatchObject({ outcome: 'done', loaded: 1, skipped: 0 });
    expect(await at('B1 9ZZ')).toEqual([
      {
        id: '12345',
        postcode: 'B1 9ZZ',
        organisation: 'Bakers',
        flatNumber: 'Flat 2',
        houseName: 'Elm "Old" House',
        houseNumber: '12',
        street: 'The Mews, High Street',
        locality: 'Far, Elton',
        postalTown: 'Birmingham',
        county: 'Kent',
        country: 'England',
        serviceArea: 'N7',
      },
    ]);
  });

  test('a building name that is a number is stored as the house number', async () => {
    await load(`${header}\n1,,12A,,High Street,Birmingham,B1 9ZZ\n`);
    expect(await at('B1 9ZZ')).toMatchObject([{ houseName: null, houseNumber: '12A' }]);
  });

  test('a byte order mark, CRLF, quotes and line ends within fields, and a missing last line end are accepted', async () => {
    const text = `\uFEFF"UPRN"${header.slice(4)}\r\n1,,"The ""Old""\r\nForge",,"High Street, North",Birmingham,B1 9ZZ\r\n\r\n${row(2)}`;
    expect(await load(text)).toMatchObject({ outcome: 'done', loaded: 2, skipped: 0, badRows: [] });
    expect(await opened.store.find('1')).toMatchObject({
      houseName: 'The "Old" Forge',
      street: 'High Street, North',
    });
  });

  test('bad rows are reported by line with the reason, and skipped', async () => {
    const bad = [
      row(1),
      row(2, 'nowhere'),
      'abc,,,3,High Street,Birmingham,B1 9ZZ',
      '4,,,4,High Street,Birmingham',
      '5,,,5,5" pipe,Birmingham,B1 9ZZ',
      '6,,,,,Birmingham,B1 9ZZ',
      `7,,${'x'.repeat(201)},7,High Street,Birmingham,B1 9ZZ`,
      '8,,,8,H\uFFFDgh Street,Birmingham,B1 9ZZ',
      '1234567890123,,,9,High Street,Birmingham,B1 9ZZ',
      row(10),
    ];
    const result = await load(`${header}\n${bad.join('\n')}\n`);
    expect(result).toEqual({
      outcome: 'done',
      loaded: 2,
      skipped: 8,
      resumed: [],
      badRows: [
        '3 has no UK postcode (‘nowhere’)',
        '4 has no UPRN of 1 to 12 digits',
        '5 has 6 fields, not 7',
        '6 has a quote that is out of place',
        '7 has no organisation, building or street',
        '8 has a field of more than 200 characters',
        '9 has characters that aren’t UTF-8',
        '10 has no UPRN of 1 to 12 digits',
      ],
    });
    expect((await at('B1 9ZZ')).map(({ id }) => id).toSorted()).toEqual(['1', '10']);
  });

  test('a file that is not UTF-8 is reported row by row', async () => {
    const { badRows } = await load(
      Buffer.from(`${header}\n1,,Caf\xe9,,High Street,Birmingham,B1 9ZZ\n`, 'latin1'),
    );
    expect(badRows).toEqual(['2 has characters that aren’t UTF-8']);
  });

  test('an empty file, or one without a required column, is refused, and nothing changes', async () => {
    await opened.store.saveBatch('x', [makeAddress({ id: 'sample-1' })], noFile);
    expect(await load('')).toMatchObject({ outcome: 'refused', reason: 'The file is empty.' });
    expect(await load(`UPRN,POSTCODE,${'X,'.repeat(5)}\n`)).toMatchObject({
      outcome: 'refused',
      reason:
        "The first line doesn't name these columns: SUB_BUILDING_NAME, BUILDING_NAME, BUILDING_NUMBER, THOROUGHFARE, POST_TOWN.",
    });
    expect(await load(`${header.replace(',POSTCODE', '')}\n`)).toMatchObject({
      reason: "The first line doesn't name this column: POSTCODE.",
    });
    expect(await opened.countAddresses()).toBe(1);
  });

  test('a file with only column names loads nothing', async () => {
    expect(await load(header)).toMatchObject({ outcome: 'done', loaded: 0, skipped: 0 });
  });

  test('a missing file is an error', async () => {
    await expect(loadAgain()).rejects.toThrow('ENOENT');
  });

  test('loading a file again changes nothing, and a newer file replaces the addresses that it contains', async () => {
    const text = `${header}\n${row(1)}\n${row(2)}\n`;
    await load(text);
    expect(await loadAgain()).toMatchObject({ outcome: 'done', loaded: 2, resumed: [] });
    expect(await opened.countAddresses()).toBe(2);
    await load(`${header}\n2,,,2,Vale Road,Birmingham,B2 9ZZ\n`);
    expect(await at('B1 9ZZ')).toHaveLength(1);
    expect(await at('B2 9ZZ')).toMatchObject([{ id: '2', street: 'Vale Road' }]);
  });

  test('the sample addresses stay until an address is loaded, also when an import resumes', async () => {
    await opened.store.saveBatch('x', [makeAddress({ id: 'sample-1' })], noFile);
    const bad = Array.from({ length: 300 }, (_, nth) => row(nth, 'nowhere'));
    const text = `${header}\n${bad.join('\n')}\n${row(1)}\n`;
    expect(await load(text, { signal: AbortSignal.abort() })).toMatchObject({
      outcome: 'stopped',
      loaded: 0,
    });
    expect(await opened.store.find('sample-1')).toBeDefined();
    expect(await loadAgain()).toMatchObject({ outcome: 'done', loaded: 1, skipped: 300 });
    expect(await opened.store.find('sample-1')).toBeUndefined();
  });

  test('the first import deletes the sample addresses', async () => {
    await opened.store.saveBatch('x', [makeAddress({ id: 'sample-1' })], noFile);
    await load(`${header}\n${row(1)}\n`);
    expect((await at('B1 9ZZ')).map(({ id }) => id)).toEqual(['1']);
  });

  test('an interrupted import resumes at the line where it stopped, with its counts, and gives the same result', async () => {
    const rows = manyRows(1_000).with(10, 'bad').with(990, 'bad');
    const stop = new AbortController();
    const first = await load(`${header}\n${rows.join('\n')}\n`, {
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    expect(first.outcome).toBe('stopped');
    const loadedFirst = await opened.countAddresses();
    expect(loadedFirst).toBeGreaterThan(0);
    expect(loadedFirst).toBeLessThan(900);

    const second = await loadAgain();
    // Before that line are the header, the loaded rows and the skipped one.
    expect(second.resumed).toEqual([loadedFirst + 3]);
    expect(second).toMatchObject({ outcome: 'done', loaded: 998, skipped: 2 });
    expect(second.badRows).toEqual(['992 has 1 fields, not 7']);
    expect(await opened.countAddresses()).toBe(998);
    expect((await loadAgain()).resumed).toEqual([]);
  });

  test('a store that fails halfway fails the import, which can be resumed', async () => {
    await writeFile(file, `${header}\n${manyRows(1_000).join('\n')}\n`);
    let batches = 0;
    const failing = {
      ...opened.store,
      saveBatch: async (...batch: Parameters<typeof opened.store.saveBatch>) => {
        batches += 1;
        if (batches === 2) throw new Error('disk full');
        return opened.store.saveBatch(...batch);
      },
    };
    await expect(loadAgain({ store: failing })).rejects.toThrow('disk full');
    const result = await loadAgain();
    expect(result.resumed).toHaveLength(1);
    expect(result).toMatchObject({ outcome: 'done', loaded: 1_000 });
    expect(await opened.countAddresses()).toBe(1_000);
  });

  test('an interrupted import starts from the beginning on request, and when the file has changed since', async () => {
    const signal = AbortSignal.abort();
    const text = `${header}\n${manyRows(1_000).join('\n')}\n`;
    expect((await load(text, { signal })).outcome).toBe('stopped');
    expect(await loadAgain({ restart: true, signal })).toMatchObject({
      outcome: 'stopped',
      resumed: [],
    });
    await utimes(file, new Date(0), new Date(0));
    expect(await loadAgain()).toMatchObject({ outcome: 'done', loaded: 1_000, resumed: [] });
  });
});
