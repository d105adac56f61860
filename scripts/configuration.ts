// Writes docs/reference/configuration.md from the list of settings. Exits 1 when it is out of date.
//   node scripts/configuration.ts           write it
//   node scripts/configuration.ts --check   compare
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import formatting from '../.oxfmtrc.json' with { type: 'json' };
import { settingGroups } from '../server/config/settings.ts';
import { scriptArguments } from './terminal/parse-arguments.ts';

const { values } = scriptArguments({
  usage: 'Usage: npm run configuration [-- --check]',
  options: { check: { type: 'boolean' } },
  most: 0,
});

const file = new URL('../docs/reference/configuration.md', import.meta.url).pathname;

const intro = `# Configuration

Everything is set by environment variables. They are read once, at start; all mistakes are reported together, by name. An
empty variable counts as not set. A secret may be in a file instead: its variable with \`_FILE\` names the file, as
container platforms mount secrets. This page is generated from \`server/config/settings.ts\` by \`npm run configuration\`.
`;

const tables = settingGroups.map(({ title, settings }) => {
  const rows = Object.entries(settings).map(([name, { otherwise, meaning, isSecret }]) => {
    const names = isSecret ? [name, `${name}_FILE`] : [name];
    return `| ${names.map((each) => `\`${each}\``).join(' or ')} | ${otherwise} | ${meaning} |`;
  });
  return `## ${title}\n\n| variable | default | meaning |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
});

const { code: wanted } = await format(file, [intro, ...tables].join('\n'), formatting);

if (!values.check) {
  writeFileSync(file, wanted);
} else if (readFileSync(file, 'utf8') !== wanted) {
  process.stdout.write('docs/reference/configuration.md is out of date. Run: npm run configuration\n');
  process.exitCode = 1;
} else {
  process.stdout.write('docs/reference/configuration.md is up to date.\n');
}
