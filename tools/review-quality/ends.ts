// Plays the better line and the played one to the end of the game, to measure the loss.
import { planCommands } from '@/lib/game/bots/choose';
import { toAct } from '@/lib/game/engine/acting';
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import { view } from '@/lib/game/engine/view';
import type { TurnDecision } from '@/lib/game/review/decisions';
import { EFFORTS } from '@/lib/game/review/quality';
import { finalMargins } from '@/lib/game/review/review';
import { compareDecision, deviationOf, meanOf, redrawsOf } from '@/lib/game/review/weigh';
import type { Sandbox } from '@/lib/game/sandbox/determinize';
import { playLine } from '@/lib/game/sandbox/line';

/** Redraws for playing both lines to the end; none of them was used to choose the lines. */
const REDRAWS = 16;
/** More steps than a game has. */
const LONGEST = 2_000;

export interface Ended {
  /** The loss of the played line according to the reviewer. */
  readonly loss: number;
  /** Its loss at the end of the game, on average, and the standard error. */
  readonly gap: number;
  readonly error: number;
}

/** Undefined if nothing was lost, or if a line cannot be played in the redraws. */
export function endsOf(by: Pack, decision: TurnDecision, key: string): Ended | undefined {
  const found = compareDecision(by, decision, EFFORTS.normal, key);
  if (!found || found.loss < 0.5) return undefined;
  const gaps = redrawsOf(by, decision, { redraws: REDRAWS }, `${key}/ends`).flatMap((start) => {
    const [best, played] = [found.best, found.played].map(({ plan }) =>
      marginAtEnd(by, start, decision.seat, plan),
    );
    return best === undefined || played === undefined ? [] : [best - played];
  });
  if (gaps.length < REDRAWS) return undefined;
  return { loss: found.loss, gap: meanOf(gaps), error: deviationOf(gaps) / Math.sqrt(gaps.length) };
}

/** The final margin of a seat when all seats continue as quick architects. */
function marginAtEnd(by: Pack, start: Sandbox, seat: SeatId, plan: readonly Command[]): number | undefined {
  const steps = plan.map((command) => ({ seat, command }));
  const first = playLine(by, start, steps);
  if (first.refused) return undefined;
  let now = first.positions.at(-1) ?? start;
  for (let count = 0; count < LONGEST && now.state.phase !== 'finished';) {
    const [acting] = toAct(now.state);
    if (acting === undefined) return undefined;
    const line = playLine(by, now, planned(by, now, acting));
    const next = line.positions.at(-1);
    if (!next || line.positions.length < 2) return undefined;
    count += line.positions.length - 1;
    now = next;
  }
  return finalMargins(now.state)[seat];
}

function planned(by: Pack, { state, secrets }: Sandbox, seat: SeatId) {
  const commands = planCommands({
    pack: by,
    view: view(state, secrets, seat),
    strength: 'architect',
    seed: '',
    limit: { nodes: 1 },
  });
  return commands.map((command) => ({ seat, command }));
}

/** Compares the reviewer's losses with the losses at the end of the game. */
export function summary(ended: readonly Ended[]) {
  const said = meanOf(ended.map(({ loss }) => loss));
  const gap = meanOf(ended.map((one) => one.gap));
  const error = deviationOf(ended.map((one) => one.gap - one.loss)) / Math.sqrt(ended.length);
  const share = ended.filter((one) => one.gap > 0).length / ended.length;
  return { said, gap, error, share };
}
