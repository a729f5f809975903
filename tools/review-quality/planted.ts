// Plants mistakes of a known size in the turns of masters, to see whether the reviewer of normal quality
// marks them.
import { bestLines } from '@/lib/game/bots/master/search';
import { thoughtOf } from '@/lib/game/bots/steps';
import type { Pack } from '@/lib/game/engine/pack-index';
import { gameDecisions, type TurnDecision } from '@/lib/game/review/decisions';
import { markOf } from '@/lib/game/review/marks';
import { playOut } from '@/lib/game/review/play-out';
import { EFFORTS } from '@/lib/game/review/quality';
import { reasonsOf } from '@/lib/game/review/reasons';
import { reviewerOutlook } from '@/lib/game/review/reviewer';
import {
  compareDecision,
  lossOf,
  outcomesIn,
  redrawsOf,
  valueFor,
  type WeighedLine,
} from '@/lib/game/review/weigh';
import { playedGame } from './sample';
import { BANDS, chooseLine, type Band, type Loss, type Planted } from './planting';

const PER_GAME = 8;

/** Plants one mistake in each of this many turns, taken evenly from games of masters. */
export function plantMistakes(
  by: Pack,
  wanted: number,
  seed: string,
  onPlanted: (planted: Planted, number: number) => void,
): readonly Planted[] {
  const all: Planted[] = [];
  for (let game = 0; all.length < wanted; game += 1) {
    const key = `${seed}/planted/${game}`;
    for (const decision of turnsOf(playedGame(by, key, ['master', 'master']), game)) {
      if (all.length === wanted) break;
      const planted = plantIn(by, decision, key, BANDS[all.length % BANDS.length] ?? BANDS[0]);
      if (!planted) continue;
      all.push(planted);
      onPlanted(planted, all.length);
    }
  }
  return all;
}

/** Turns of a game at their beginning, taken evenly. */
function turnsOf(rows: ReturnType<typeof playedGame>, game: number): readonly TurnDecision[] {
  const turns = (gameDecisions(rows)?.decisions ?? []).filter(({ known }) => !known.view.state.turn.tile);
  const step = Math.max(1, Math.floor(turns.length / PER_GAME));
  return turns.filter((_, i) => i % step === game % step);
}

function plantIn(by: Pack, decision: TurnDecision, key: string, wanted: Band): Planted | undefined {
  const line = chooseLine(deepLosses(by, decision, `${key}/deep`), wanted);
  const found = line && compareDecision(by, { ...decision, commands: line.plan }, EFFORTS.normal, key);
  if (!line || !found) return undefined;
  const mark = markOf(found.loss, found.error, reasonsOf(decision.seat, found.played, found.best));
  return { loss: line.loss, error: line.error, mark };
}

/** The loss of each line against the best one, in all redraws of the deep search. */
function deepLosses(
  by: Pack,
  decision: TurnDecision,
  key: string,
): readonly (Loss & Pick<WeighedLine, 'plan'>)[] {
  const { seat, known } = decision;
  const effort = EFFORTS.deep;
  const redraws = redrawsOf(by, decision, effort, key);
  const outlook = reviewerOutlook(by, known.view.state, seat);
  const lines = bestLines(outlook, thoughtOf(known.view), { nodes: effort.nodes }, effort.perTile)
    .filter(({ plan }) => plan.length > 0)
    .flatMap(({ plan }): WeighedLine[] => {
      const outcomes = outcomesIn(redraws, (start) => playOut(by, start, seat, plan, effort));
      return outcomes ? [{ plan, outcomes }] : [];
    });
  const [best] = [...lines].sort((a, b) => valueFor(seat, b) - valueFor(seat, a));
  return best ? lines.map((line) => ({ plan: line.plan, ...lossOf(seat, line, best) })) : [];
}
