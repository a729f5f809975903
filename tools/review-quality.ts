// Measures the reviewer: `npm run tool -- review-quality --help`. The figures are in docs/measurements.md.
import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Strength } from '@/lib/game/bots/choose';
import type { Pack } from '@/lib/game/engine/pack-index';
import { gameDecisions } from '@/lib/game/review/decisions';
import { markOf, MARKS } from '@/lib/game/review/marks';
import { EFFORTS, REVIEWER, type Quality } from '@/lib/game/review/quality';
import { reasonsOf } from '@/lib/game/review/reasons';
import { ReviewableGame, type TurnReview } from '@/lib/game/review/review';
import { compareDecision } from '@/lib/game/review/weigh';
import { LEVELS } from '@/lib/game/levels';
import { PACKS, packFor } from '@/lib/game/rulesets';
import { mean, percentile, wilson } from './arena/stats';
import { endsOf, summary, type Ended } from './review-quality/ends';
import { plantMistakes } from './review-quality/planted';
import { bandOf, BANDS, countMarked, type Planted } from './review-quality/planting';
import { playedGame } from './review-quality/sample';

const HELP = `npm run tool -- review-quality [options]
  --games 12        games of each pairing: master and journeyman, journeyman and apprentice, masters,
                    architect and master
  --positions 60    decisions compared with a search ten times as deep
  --planted 0       turns of masters with a planted mistake of known size
  --ends 0          losses compared with the end of the game, both lines played on
  --seed 1          seed of the games`;

const OPTIONS = {
  games: { type: 'string', default: '12' },
  positions: { type: 'string', default: '60' },
  planted: { type: 'string', default: '0' },
  ends: { type: 'string', default: '0' },
  seed: { type: 'string', default: '1' },
  help: { type: 'boolean', default: false },
} as const satisfies ParseArgsConfig['options'];

const PAIRINGS: readonly (readonly [Strength, Strength])[] = [
  ['master', 'journeyman'],
  ['journeyman', 'apprentice'],
  ['master', 'master'],
  ['architect', 'master'],
];

interface Judged {
  readonly strength: Strength;
  readonly turn: TurnReview;
}

function pack(): Pack {
  const newest = PACKS.at(-1);
  if (!newest) throw new Error('there is no pack');
  return packFor(newest.id, newest.version);
}

/** Reviews games of all pairings: every turn with the level of its player, and seconds per game. */
function reviewGames(by: Pack, games: number, seed: string, quality: Quality) {
  const judged: Judged[] = [];
  const seconds: number[] = [];
  for (const pairing of PAIRINGS)
    for (let game = 0; game < games; game += 1) {
      const strengths = game % 2 === 0 ? pairing : ([pairing[1], pairing[0]] as const);
      const rows = playedGame(by, `${seed}/${pairing.join()}/${game}`, strengths);
      const since = performance.now();
      const reviewing = new ReviewableGame(by, { head: `${seed}/${game}`, quality, rows });
      for (const number of reviewing.turns) {
        const turn = reviewing.review(number);
        if (turn) judged.push({ strength: strengths[turn.seat] ?? 'master', turn });
      }
      seconds.push((performance.now() - since) / 1000);
    }
  return { judged, seconds };
}

function reportLevels(judged: readonly Judged[]): void {
  for (const strength of LEVELS) {
    const own = judged.filter((each) => each.strength === strength).map(({ turn }) => turn);
    if (own.length === 0) continue;
    const losses = own.map(({ loss }) => loss);
    const sure = own.map(({ loss, error }) => loss - 2 * error);
    const marks = MARKS.map(
      (mark) => `${mark} ${percent(own.filter((turn) => turn.mark === mark).length / own.length)}`,
    );
    const over = [1, 2, 3, 4, 5, 6, 8, 10].map(
      (bound) => `${bound}: ${percent(sure.filter((x) => x >= bound).length / own.length)}`,
    );
    console.log(`${strength}: ${own.length} turns, mean loss ${mean(losses).toFixed(2)}`);
    console.log(`  marks: ${marks.join(', ')}`);
    console.log(`  sure losses of at least ${over.join(', ')}`);
  }
}

/** Takes decisions evenly from games of masters and journeymen and recomputes them ten times as deep. */
function reportDepth(by: Pack, positions: number, seed: string): void {
  const perGame = 8;
  let [same, all, mistakes, stayed] = [0, 0, 0, 0];
  for (let game = 0; all < positions; game += 1) {
    const rows = playedGame(
      by,
      `${seed}/depth/${game}`,
      game % 2 ? ['journeyman', 'master'] : ['master', 'journeyman'],
    );
    const decisions = gameDecisions(rows)?.decisions ?? [];
    const step = Math.max(1, Math.floor(decisions.length / perGame));
    for (let i = game % step; i < decisions.length && all < positions; i += step) {
      const decision = decisions[i];
      const normal = decision && compareDecision(by, decision, EFFORTS.normal, `${seed}/${game}`);
      if (!decision || !normal) continue;
      const deep = { ...EFFORTS.deep };
      const best = compareDecision(
        by,
        { ...decision, commands: normal.best.plan },
        deep,
        `${seed}/${game}/deep`,
      );
      const played = compareDecision(by, decision, deep, `${seed}/${game}/deep`);
      if (!best || !played) continue;
      all += 1;
      if (best.loss <= 0.5) same += 1;
      console.error(
        `${all} of ${positions}: the line of normal quality loses ${best.loss.toFixed(2)} at ten times the depth`,
      );
      const isMistake = (found: typeof normal) =>
        ['mistake', 'missed-chance'].includes(
          markOf(found.loss, found.error, reasonsOf(decision.seat, found.played, found.best)),
        );
      if (!isMistake(normal)) continue;
      mistakes += 1;
      if (isMistake(played)) stayed += 1;
    }
  }
  console.log(`same line or within 0.5 of ten times as deep: ${shareOf(same, all)}`);
  console.log(`mistakes that stay mistakes: ${shareOf(stayed, mistakes)}`);
}

/** Plants mistakes of known size, and reports the share that the reviewer marks, by loss. */
function reportPlanted(by: Pack, wanted: number, seed: string): void {
  const all = plantMistakes(by, wanted, seed, ({ loss, error, mark }, number) => {
    console.error(`${number} of ${wanted}: loses ${loss.toFixed(2)} (error ${error.toFixed(2)}), ${mark}`);
  });
  for (const band of BANDS)
    reportMarked(
      `above ${band.from}${band.to === Infinity ? '' : ` to ${band.to}`}`,
      all.filter((each) => bandOf(each) === band),
    );
  reportMarked('all', all);
}

function reportMarked(name: string, list: readonly Planted[]): void {
  const { marked, all } = countMarked(list);
  if (all > 0) console.log(`planted mistakes marked, ${name}: ${shareOf(marked, all)}`);
}

/** Takes decisions evenly from games of all pairings, and measures their losses at the end of the game. */
function reportEnds(by: Pack, wanted: number, seed: string): void {
  const all: Ended[] = [];
  for (let game = 0; all.length < wanted; game += 1) {
    const key = `${seed}/ends/${game}`;
    const decisions = gameDecisions(playedGame(by, key, PAIRINGS[game % PAIRINGS.length] ?? []))?.decisions;
    for (const decision of (decisions ?? []).filter((_, i) => i % 4 === game % 4)) {
      const ended = all.length < wanted ? endsOf(by, decision, key) : undefined;
      if (!ended) continue;
      all.push(ended);
      console.error(
        `${all.length} of ${wanted}: ${ended.loss.toFixed(1)} said, ${ended.gap.toFixed(1)} at the end`,
      );
    }
  }
  const { said, gap, error, share } = summary(all);
  console.log(
    `losses of ${said.toFixed(2)} on average are ${gap.toFixed(2)} at the end (error of the difference ${error.toFixed(2)}); ${percent(share)} above 0`,
  );
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function shareOf(hits: number, all: number): string {
  const { low, high } = wilson(hits, all);
  return `${hits} of ${all}, ${percent(hits / all)} (${percent(low)} to ${percent(high)})`;
}

function main(): void {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.help) return console.log(HELP);
  const by = pack();
  console.log(`reviewer ${REVIEWER}, pack ${by.id} ${by.version}, seed ${values.seed}`);
  if (Number(values.games) > 0) reportGames(by, Number(values.games), values.seed);
  if (Number(values.positions) > 0) reportDepth(by, Number(values.positions), values.seed);
  if (Number(values.planted) > 0) reportPlanted(by, Number(values.planted), values.seed);
  if (Number(values.ends) > 0) reportEnds(by, Number(values.ends), values.seed);
}

function reportGames(by: Pack, games: number, seed: string): void {
  const { judged, seconds } = reviewGames(by, games, seed, 'normal');
  console.log(
    `seconds a game: median ${percentile(seconds, 0.5).toFixed(1)}, most ${Math.max(...seconds).toFixed(1)}`,
  );
  reportLevels(judged);
}

main();
