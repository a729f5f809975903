/** Sandbox turns, for tests that store them. */
import type { Command } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { Sandbox } from '@/lib/game/analysis/sandbox/determinize';
import { nextSteps, playLine, type LineStep } from '@/lib/game/analysis/sandbox/line';
import { randomNumbers } from './random-numbers';

/** These steps are preferred, because they reveal nothing and open no further questions. */
const LIKED: readonly Command['type'][] = [
  'EndTurn',
  'ManageMines',
  'ManageQuarries',
  'DeclareAction',
  'TakeActionTile',
];

const ATTEMPTS = 60;
const MAX_STEPS = 60;

/** Steps of all seats to the end of a seat's next turn, the fewest that a number of attempts find. */
export function stepsThroughTurn(
  pack: Pack,
  start: Sandbox,
  seat: number,
  name: string,
): readonly LineStep[] {
  let best: readonly LineStep[] | undefined;
  for (let n = 0; n < ATTEMPTS; n += 1) {
    // An attempt with as many steps as the best one is given up.
    const fewer = best ? best.length - 1 : MAX_STEPS;
    best = attempt(pack, start, seat, { name: `${name} ${n}`, most: fewer }) ?? best;
  }
  if (!best) throw new Error('no line to the end of the turn was found');
  return best;
}

interface Attempt {
  readonly name: string;
  readonly most: number;
}

function attempt(
  pack: Pack,
  start: Sandbox,
  seat: number,
  { name, most }: Attempt,
): readonly LineStep[] | undefined {
  const pick = randomNumbers(name);
  const steps: LineStep[] = [];
  let now = start;
  while (steps.length < most) {
    const next = nextSteps(pack, now);
    if (!next) return undefined;
    const commands = next.options.map(({ command }) => command);
    const liked = LIKED.map((type) => commands.filter((each) => each.type === type)).find(
      (some) => some.length > 0,
    );
    const choice = liked ?? commands;
    const command = choice[pick(choice.length)];
    if (!command) return undefined;
    const step = { seat: next.seat, command };
    const after = playLine(pack, now, [step]).positions[1];
    if (!after) return undefined;
    steps.push(step);
    now = after;
    if (next.seat === seat && command.type === 'EndTurn') return steps;
  }
  return undefined;
}
