import { rmSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { engines, longTimeout } from '#tests/support/engines.ts';
import { everything, openCommandOn } from './leads-command.fixture.ts';

const [sqlite] = await engines();
if (!sqlite) throw new Error('There is no SQLite to test with');
const open = () => openCommandOn(sqlite);

describe('the folder of e-mails', longTimeout, () => {
  test.each([[['--yes']], [[]]])(
    'that can’t be read prevents an erasure with %j, and nothing is erased',
    async (options) => {
      const command = await open();
      await command.postAndRead();
      // Something else in its place, since a test that runs as root may read every folder.
      rmSync(command.outboxDir, { recursive: true });
      writeFileSync(command.outboxDir, '');
      const before = await everything(command);
      expect(await command.run('erase', '--email', 'robin@example.com', ...options)).toEqual({
        code: 3,
        printed: '',
        complained: expect.stringMatching(
          /^The e-mails in .+ can’t be read: ENOTDIR.+\nNothing was erased\. Run the command as the user that runs the site/,
        ),
      });
      expect(await everything(command)).toBe(before);
    },
  );

  test('that isn’t there is reported in the preview and after the erasure', async () => {
    const command = await open();
    await command.postAndRead();
    rmSync(command.outboxDir, { recursive: true });
    const missing = `There is no folder ${command.outboxDir}: if your site writes its e-mails as files, set its DATA_DIR here too`;
    const words = ['erase', '--email', 'robin@example.com'];
    expect((await command.run(...words)).printed).toContain(missing);
    const { code, printed } = await command.run(...words, '--yes');
    expect([code, printed]).toEqual([0, expect.stringContaining(missing)]);
  });
});
