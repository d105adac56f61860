import { beforeAll, expect, test } from 'vitest';
import {
  evaluateSearches,
  openSearchOver,
  readJudgements,
  scoreOf,
  type EvaluatedSearch,
} from '#tests/search-judgements/evaluate-searches.ts';

// The supplier's own content: what its visitors type must be answered by its pages.
const contentDir = new URL('../../content', import.meta.url).pathname;
const { tuned, heldOut } = readJudgements();
const search = openSearchOver(contentDir);
let evaluated: EvaluatedSearch[];

beforeAll(async () => {
  evaluated = await evaluateSearches(search, tuned);
});

const missed = (isRight: (place: number) => boolean) =>
  evaluated
    .filter(({ place }) => !isRight(place))
    .map(({ typed, found }) => `${typed} → ${found.join(', ')}`);

test('the first result is right for nine in ten searches', () => {
  expect(scoreOf(evaluated).first, missed((place) => place === 1).join('\n')).toBeGreaterThanOrEqual(0.9);
});

test('one of the first three results is right for 97 in a hundred searches', () => {
  expect(scoreOf(evaluated).firstThree, missed((place) => place > 0).join('\n')).toBeGreaterThanOrEqual(0.97);
});

test('there are judgements for at least 300 searches, and none is listed twice', () => {
  const typed = [...tuned, ...heldOut].map((judgement) => judgement.typed);
  expect(typed.length).toBeGreaterThanOrEqual(300);
  expect(new Set(typed).size).toBe(typed.length);
});

test.each([
  'pizza delivery',
  'football scores',
  'council tax',
  'tv licence',
  'train times',
  'power bank',
  'power station tour',
  'electric guitar',
  'electric guitar not working',
  'electric bike not working',
  'my electric towel rail isnt working',
  'electricity toaster not working',
  'no electric curtains',
  'boil an egg',
  'fireplace',
  'Wolverhampton',
  'Llanfairpwll',
  'Papadopoulos',
  'modern slavery',
  'bill gates',
  'wind farm',
  'light bulb',
  'gas bottle',
  'smart watch',
  'mobile phone contract',
  'bill',
  'boiler',
  'meter',
  'gas',
  'power',
  'account',
  'how',
])('‘%s’ gets no instant answer, since none is about it', async (term) => {
  const found = await search.search({ term });
  expect(found.ok && found.value.answer).toBeUndefined();
});

test.each([
  ['electric shower not working', 'home-electrics'],
  ['no electric switch', 'home-electrics'],
  ['switch electric', 'switch-away'],
  ['no hot water but heating ok', 'no-hot-water'],
  ['im going to be cut off', 'cant-pay'],
  ['stop calling me about smart meters', 'get-smart-meter'],
  ['you owe me money', 'refund'],
  ['I owe you money', 'cant-pay'],
  ['how much do I owe you', 'cant-pay'],
  ['no electric for 2 days do i get money', 'compensation'],
  ['kitchen sockets dead', 'home-electrics'],
  ['lights not working upstairs', 'home-electrics'],
  ['electric heater not working', 'book-repair'],
  ['gas hob won’t light', 'book-repair'],
  ['gas fire won’t light', 'no-heating'],
  ['electric kettle not working', 'book-repair'],
  ['cable down in the street', 'line-down'],
  ['tree touching power line', 'line-down'],
  ['street lights not working', 'power-cut'],
  ['my electric is not working', 'power-cut'],
  ['electric not working', 'power-cut'],
  ['the electric has gone off', 'power-cut'],
  ['no electric kitchen', 'power-cut'],
  ['electric off in the kitchen', 'power-cut'],
  ['electric supply not working', 'power-cut'],
  ['electric kettle shock', 'emergency'],
  ['electric shower keeps tripping', 'fuse-tripped'],
  ['electric cooker not working', 'book-repair'],
  ['hot water cylinder leaking', 'water-leak'],
  ['blocked toilet', 'claim'],
  ['top up key not working', 'lost-card'],
  ['heating bill', 'bill-too-high'],
  ['electric car charger not working', 'car-charging'],
  ['electric boiler not working', 'no-heating'],
  ['meter says call help', 'payg-no-supply'],
  ['call out charge', 'book-repair'],
  ['hob ring wont come on', 'book-repair'],
  ['what number is on my bill', 'understand-bill'],
  ['leave a reading', 'meter-reading'],
  ['leaving the heating on low', 'heating-controls'],
  ['heated airer cost', 'save-energy'],
  ['help with heating costs', 'grants'],
  ['how much does heating cost', undefined],
  ['current tariff', 'which-tariff'],
  ['no lekky', 'power-cut'],
  ['lectric off since 3', 'power-cut'],
  ['electricity went out', 'power-cut'],
  ['no current in house', 'power-cut'],
  ['cable dangling across road sparking', 'line-down'],
  ['water dripping through the light in the bathroom', 'water-leak'],
  ['smart meter is really hot', 'meter-fault'],
  ['letter says you will disconect my supply', 'cant-pay'],
  ['cut off letter', 'cant-pay'],
  ['disconnect my gas supply permanently', 'new-connection'],
  ['topped up at spar but nowt on meter', 'top-up-missing'],
  ['financial abuse', 'domestic-abuse'],
  ['my partner controls all the money and i cant see the bill', 'domestic-abuse'],
  ['safe password', 'priority-services'],
  ['cant make my appt', 'change-appointment'],
  ['want to swap my appointment to tues', 'change-appointment'],
  ['someone rang claiming to be from you asking for my card number', 'scam'],
  ['woman knocked saying she was here to read the meter', 'engineer-identity'],
  ['lad came round selling boilers said hes from you', 'engineer-identity'],
  ['can’t see bill on app', 'online-account'],
  ['forgoten my pass word', 'sign-in'],
  ['cymraeg', 'languages-and-formats'],
  ['nopower', 'power-cut'],
  ['noheating', 'no-heating'],
  ['nohotwater', 'no-hot-water'],
  ['hotwater not working', 'no-hot-water'],
  ['boilernotworking', 'boiler-broken'],
  ['topupnotworking', 'top-up-missing'],
  ['powerline down', 'line-down'],
  ['powerline came down in my garden after storm', 'line-down'],
  ['economy7', 'economy-7'],
  ['econ7', 'economy-7'],
])('‘%s’ gets the instant answer %s, and not one that fits only some of its words', async (term, id) => {
  const found = await search.search({ term });
  expect(found.ok && found.value.answer?.id).toBe(id);
});
