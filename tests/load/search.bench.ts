// `node tests/load/search.bench.ts [CONTENT_DIR]`: how often the search's first answer is right, and one of the first
// three, by the searches in tests/search-judgements; how long one takes, and the first one, which builds the index.
import {
  isWordForWord,
  judgeSearches,
  openSearchOver,
  readJudgements,
  scoreOf,
  type Judged,
} from '../search-judgements/judge-searches.ts';

const contentDir = process.argv[2] ?? new URL('../../content', import.meta.url).pathname;
const rounds = 5;

const search = openSearchOver(contentDir);
const began = performance.now();
await search.search({ term: 'warm up' });
say(`Content read and index built in ${Math.round(performance.now() - began)} ms.`);

const { tuned, heldApart } = readJudgements();
for (const [half, judgements] of Object.entries({ 'tuned on': tuned, 'held apart': heldApart })) {
  const judged = await judgeSearches(search, judgements);
  say(`Half ${half}: ${inWords(judged)}`);
  const unwritten = judged.filter((judgement) => !isWordForWord(judgement, contentDir));
  say(`  of these, not word for word in answers.json: ${inWords(unwritten)}`);
}

const times: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const judged = await judgeSearches(search, [...tuned, ...heldApart]);
  times.push(...judged.map(({ ms }) => ms));
}
times.sort((one, other) => one - other);
const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1);
say(
  `Latency of ${times.length} searches: median ${at(0.5)} ms, 95 in 100 within ${at(0.95)} ms, longest ${at(1)} ms.`,
);

function inWords(judged: readonly Judged[]): string {
  const { first, firstThree } = scoreOf(judged);
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  return `${judged.length} searches, first answer right ${percent(first)}, in the first three ${percent(firstThree)}.`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
