/** The best turn as a playable sequence: revealed tiles get an answer, whatever they are. */
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { Sandbox } from '@/lib/game/analysis/sandbox/determinize';
import { nextSteps, playLine, type PlayedLine, type LineStep } from '@/lib/game/analysis/sandbox/line';

/** Safety limit: no step asks for this many answers. */
const MAX_ANSWERS = 6;

/** The steps of a turn in a sandbox, with answers to everything it reveals. */
export function filmOf(
  pack: Pack,
  start: Sandbox,
  seat: SeatId,
  answer: readonly Command[],
): PlayedLine & { readonly steps: readonly LineStep[] } {
  const steps: LineStep[] = [];
  let now = start;
  for (const command of answer) {
    let tried = playLine(pack, now, [{ seat, command }]);
    for (let i = 0; tried.refused && i < MAX_ANSWERS; i += 1) {
      const asked = answerAt(pack, now, seat);
      const answered = asked && playLine(pack, now, [asked]).positions[1];
      if (!answered) break;
      steps.push(asked);
      now = answered;
      tried = playLine(pack, now, [{ seat, command }]);
    }
    const next = tried.positions[1];
    if (!next) break;
    steps.push({ seat, command });
    now = next;
  }
  return { ...playLine(pack, start, steps), steps };
}

/**
 * The first legal answer to a reveal, or to another seat's choice during the turn (the reward of a
 * completed plaza). It does not affect the result, so any answer works.
 */
function answerAt(pack: Pack, now: Sandbox, seat: SeatId): LineStep | undefined {
  const asked = nextSteps(pack, now);
  const isAnswer = ({ type }: Command) => asked?.seat !== seat || ANSWERS.has(type);
  const answer = asked?.options.find(({ command }) => isAnswer(command));
  return asked && answer ? { seat: asked.seat, command: answer.command } : undefined;
}

const ANSWERS: ReadonlySet<Command['type']> = new Set([
  'ChooseTechnology',
  'ChooseBridgeTile',
  'PlacePlank',
  'ClaimCathedralTile',
]);
