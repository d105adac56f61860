// `npm run addresses:sample`: writes content/addresses/sample.csv, the same each time. Streets, houses and UPRNs are made
// up; postcodes have real areas and real forms, in units at the very end of a sector (9ZX, 9ZZ).
import { mkdirSync, writeFileSync } from 'node:fs';
import { sampleCsv } from './sample-rows.ts';

const folder = new URL('../../content/addresses/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('sample.csv', folder), sampleCsv());
