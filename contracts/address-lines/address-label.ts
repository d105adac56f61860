import type { AddressLines } from './address-lines.ts';
import { firstLine } from './first-line.ts';

/** An address on one line, for a list of choices: 'Flat 2, 12 High Street, Elton, Chester, CH2 4AA'. SPEC §3 "label". */
export function addressLabel(lines: AddressLines): string {
  return inOneLine([firstLine(lines), lines.locality, lines.postalTown, lines.postcode]);
}

/** The whole postal address on one line: the label with its county. SPEC §3 "address". */
export function wholeAddress(lines: AddressLines): string {
  return inOneLine([firstLine(lines), lines.locality, lines.postalTown, lines.county, lines.postcode]);
}

function inOneLine(parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(', ');
}
