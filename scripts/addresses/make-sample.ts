// `npm run addresses:sample [folder]`: writes sample.csv, into content/addresses/ by default, the same each time.
// Streets, houses and UPRNs are made up; postcodes have real areas and real forms, in units at the very end of a
// sector (9ZX, 9ZZ).
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleCsv } from './sample-rows.ts';

const folder = process.argv[2] ?? new URL('../../content/addresses/', import.meta.url).pathname;
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'sample.csv'), sampleCsv());
