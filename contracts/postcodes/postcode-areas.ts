/** Electricity distribution regions of Great Britain, by their PES number (the distributor id of an MPAN). */
export type PesRegion = keyof typeof areasOfRegion;

/**
 * Every postcode area of Great Britain under the region that serves it. Region borders ignore those of postcode
 * areas: one that straddles two is listed under the region with most of its homes. Those with a sizeable
 * part elsewhere (in brackets): BA (20), BD (16), BR and DA (19), CR (12), CV (14), DN (11), DT (22), FK, G, KA and
 * PA (17), GL (20), GU (19), HP (20), KT (12), LD (14), LN (23), MK (10), N (12), OX (11 and 14), PE (11), S (11),
 * SY (13), TW (19), UB (10), W (20), WA (16), YO (23).
 */
const areasOfRegion = {
  /** Eastern. */
  10: 'AL CB CM CO EN HA HP IP LU N NR PE RM SG SS WD',
  /** East Midlands. */
  11: 'CV DE LE LN MK NG NN',
  /** London. */
  12: 'BR DA E EC IG NW SE SW W WC',
  /** Merseyside, Cheshire and North Wales. */
  13: 'CH CW L LL WA',
  /** West Midlands. */
  14: 'B DY GL HR ST SY TF WR WS WV',
  /** North East, with York and Harrogate. */
  15: 'DH DL HG NE SR TS YO',
  /** North West, with Cumbria. */
  16: 'BB BL CA FY LA M OL PR SK WN',
  /** Northern Scotland. */
  17: 'AB DD HS IV KW PH ZE',
  /** Central and Southern Scotland. */
  18: 'DG EH FK G KA KY ML PA TD',
  /** South East. */
  19: 'BN CR CT KT ME RH SM TN',
  /** Southern. */
  20: 'BH DT GU OX PO RG SL SN SO SP TW UB',
  /** South Wales. */
  21: 'CF LD NP SA',
  /** South West. */
  22: 'BA BS EX PL TA TQ TR',
  /** Yorkshire and the Humber's south bank. */
  23: 'BD DN HD HU HX LS S WF',
} as const;

/** Northern Ireland, Guernsey, the Isle of Man and Jersey: real postcodes with no region of Great Britain. */
const areasOutsideGreatBritain = 'BT GY IM JE';

/** Each postcode area with homes, and its distribution region; null outside Great Britain. */
export const postcodeAreas: ReadonlyMap<string, PesRegion | null> = new Map([
  ...Object.entries(areasOfRegion).flatMap(([region, areas]) =>
    areas.split(' ').map((area) => [area, Number(region) as PesRegion] as const),
  ),
  ...areasOutsideGreatBritain.split(' ').map((area) => [area, null] as const),
]);
