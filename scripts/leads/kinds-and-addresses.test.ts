import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { leadTopics } from '#contracts/lead.ts';
import { makeLead } from '#services/leads/leads.fixture.ts';
import { engines, longTimeout } from '#tests/support/engines.ts';
import { openCommandOn } from './leads-command.fixture.ts';

describe.each(await engines())('the leads command on $name', longTimeout, (engine) => {
  const openCommand = () => openCommandOn(engine);

  test('list shows the kind of each lead, and who needs extra help', async () => {
    const { run, clock, postAndRead } = await openCommand();
    const needsHelp = { 'vulnerability-consent': true };
    const cases: [string, Parameters<typeof makeLead>[0]][] = [
      ['complaint  extra help', needsHelp],
      ['complaint            ', { 'query-subtype': 'Make a complaint-Pay As You Go' }],
      ['enquiry              ', { 'query-type': 'Enquiry', 'query-subtype': 'Enquiry-Credit Energy' }],
      ['enquiry    extra help', { ...needsHelp, 'query-subtype': 'Enquiry-Pay As You Go' }],
      ['feedback             ', { topic: leadTopics.feedback, 'query-subtype': 'Feedback-Energy' }],
      ['reading              ', { topic: leadTopics.meterRead, 'query-subtype': null }],
      ['help-&-support            ', { 'query-subtype': 'Another' }],
      ['Boiler repair            ', { topic: 'Boiler repair' }],
    ];
    for (const [, changes] of cases) {
      clock.pass(1_000);
      await postAndRead(makeLead({ ...changes, email: null }));
    }
    const lines = (await run('list')).printed.split('\n').slice(0, cases.length).toReversed();
    expect(lines.map((line) => /\.000Z {2}(.*) {2}crm-hand-over/.exec(line)?.[1])).toEqual(
      cases.map(([columns]) => columns),
    );
  });

  test('an address without a known text is shown and exported by its id', async () => {
    const { run, postAndRead } = await openCommand();
    const { data } = makeLead();
    const relationships = { address: { data: { type: 'addresses', id: 'address-2' } } };
    const { attributes } = await postAndRead({ data: { ...data, relationships } });
    const { printed: shown } = await run('show', attributes?.reference ?? '');
    expect(shown).toMatch(/^address {17}not known in words$/m);
    expect(shown).toMatch(/^address-id {14}address-2$/m);
    const { printed: csv } = await run('export', '--since', '2026-11-01', '--format', 'csv');
    const [row] = parse<Record<string, string>>(csv, { columns: true });
    expect(row).toMatchObject({ address: '', 'address-id': 'address-2' });
    const { printed: json } = await run('export', '--since', '2026-11-01', '--format', 'json');
    expect(JSON.parse(json)).toMatchObject([{ address: null, lead: { relationships } }]);
  });

  test('an export as JSON has the address as text beside the lead', async () => {
    const { run, postAndRead } = await openCommand();
    await postAndRead();
    const { printed } = await run('export', '--since', '2026-11-01', '--format', 'json');
    expect(JSON.parse(printed)).toMatchObject([
      { address: 'Rose Cottage 1 Alderwick Road, Aberdeen, AB1 9ZZ', lead: makeLead().data },
    ]);
  });
});
