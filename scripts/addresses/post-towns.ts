/** The post town of a postcode area, with two of its districts. */
export type PostTown = { area: string; town: string; country: string; districts: [string, string] };

const england = `AL St Albans;B Birmingham;BA Bath;BB Blackburn;BD Bradford;BH Bournemouth;BL Bolton;BN Brighton;
BR Bromley;BS Bristol;CA Carlisle;CB Cambridge;CH Chester;CM Chelmsford;CO Colchester;CR Croydon;CT Canterbury;
CV Coventry;CW Crewe;DA Dartford;DE Derby;DH Durham;DL Darlington;DN Doncaster;DT Dorchester;DY Dudley;E London;
EC London;EN Enfield;EX Exeter;FY Blackpool;GL Gloucester;GU Guildford;HA Harrow;HD Huddersfield;HG Harrogate;
HP Hemel Hempstead;HR Hereford;HU Hull;HX Halifax;IG Ilford;IP Ipswich;KT Kingston upon Thames;L Liverpool;
LA Lancaster;LE Leicester;LN Lincoln;LS Leeds;LU Luton;M Manchester;ME Rochester;MK Milton Keynes;N London;
NE Newcastle upon Tyne;NG Nottingham;NN Northampton;NR Norwich;NW London;OL Oldham;OX Oxford;PE Peterborough;
PL Plymouth;PO Portsmouth;PR Preston;RG Reading;RH Redhill;RM Romford;S Sheffield;SE London;SG Stevenage;
SK Stockport;SL Slough;SM Sutton;SN Swindon;SO Southampton;SP Salisbury;SR Sunderland;SS Southend-on-Sea;
ST Stoke-on-Trent;SW London;SY Shrewsbury;TA Taunton;TF Telford;TN Tonbridge;TQ Torquay;TR Truro;TS Middlesbrough;
TW Twickenham;UB Southall;W London;WA Warrington;WC London;WD Watford;WF Wakefield;WN Wigan;WR Worcester;WS Walsall;
WV Wolverhampton;YO York`;
const scotland = `AB Aberdeen;DD Dundee;DG Dumfries;EH Edinburgh;FK Falkirk;G Glasgow;HS Stornoway;IV Inverness;
KA Kilmarnock;KW Kirkwall;KY Kirkcaldy;ML Motherwell;PA Paisley;PH Perth;TD Galashiels;ZE Lerwick`;
const wales = `CF Cardiff;LD Llandrindod Wells;LL Llandudno;NP Newport;SA Swansea`;

/** Areas whose first districts end in a letter. */
const letteredDistricts: Record<string, [string, string]> = {
  EC: ['EC1A', 'EC2A'],
  SW: ['SW1A', 'SW2'],
  W: ['W1A', 'W2'],
  WC: ['WC1A', 'WC2A'],
};

/** Every postcode area of Great Britain. */
export const postTowns: PostTown[] = [
  ...read(england, 'England'),
  ...read(scotland, 'Scotland'),
  ...read(wales, 'Wales'),
].toSorted((one, other) => (one.area < other.area ? -1 : 1));

function read(list: string, country: string): PostTown[] {
  return list.split(/;\s*/).map((entry) => {
    const [area = '', ...words] = entry.split(' ');
    return {
      area,
      town: words.join(' '),
      country,
      districts: letteredDistricts[area] ?? [`${area}1`, `${area}2`],
    };
  });
}
