import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { postcodeAreas } from '#contracts/postcodes/postcode-areas.ts';

/** Addresses per postcode: about as many as real postcodes have. */
export const perPostcode = 20;
const areas = [...postcodeAreas.keys()];
const units = 'ABDEFGHJLNPQRSTUWXYZ';
export const columns =
  'UPRN,UDPRN,ORGANISATION_NAME,SUB_BUILDING_NAME,BUILDING_NAME,BUILDING_NUMBER,DEPENDENT_THOROUGHFARE,THOROUGHFARE,DOUBLE_DEPENDENT_LOCALITY,DEPENDENT_LOCALITY,POST_TOWN,POSTCODE,COUNTRY,X_COORDINATE,Y_COORDINATE';

/** Neighbouring rows share a postcode, as in a file sorted by place. */
export function postcodeOf(row: number): string {
  const nth = Math.floor(row / perPostcode);
  const unit = nth % 400;
  const rest = Math.floor(nth / 400);
  const area = areas[rest % areas.length] ?? '';
  const sector = Math.floor(rest / areas.length);
  return `${area}${Math.floor(sector / 10) + 1} ${sector % 10}${units[Math.floor(unit / 20)]}${units[unit % 20]}`;
}

/** The columns of AddressBase that matter and some that don't; UPRNs are in no order, as in a national file. */
export async function writeRows(file: string, rows: number) {
  const out = createWriteStream(file);
  out.write(`${columns}\r\n`);
  for (let row = 0; row < rows; row += 1) {
    const uprn = 100_000_000_000 + ((row * 7_919) % rows);
    const flat = row % 4 === 0 ? `FLAT ${row % 30}` : '';
    const name = row % 7 === 0 ? '"ROSE COTTAGE"' : '';
    const line = `${uprn},${row},,${flat},${name},${row % 90},,HIGH STREET ${row % 1000},,,BIRMINGHAM,${postcodeOf(row)},E,1.0,2.0\r\n`;
    if (!out.write(line)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
}
