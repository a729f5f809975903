/** Turns tried beside a game, for tests that keep them. */
import { randomNumbers } from './random-numbers';
import type { Command } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { Sandbox } from '@/lib/game/sandbox/determinize';
import { nextSteps, playLine, type Step } from '@/lib/game/sandbox/line';

/** Steps that show nothing hidden and open no further questions come first. */
const LIKED: readonly Command['type'][] = [
  'EndTurn',
  'ManageMines',
  'ManageQuarries',
  'DeclareAction',
  'TakeActionTile',
];

/** Steps of all seats to the end of the next turn of one of them, as few as a number of attempts find. */
export function stepsThroughTurn(pack: Pack, start: Sandbox, seat: number, name: string): readonly Step[] {
  const lines = Array.from({ length: 60 }, (_, n) => attempt(pack, start, seat, `${name} ${n}`));
  const [best] = lines.filter((line) => line !== undefined).sort((a, b) => a.length - b.length);
  if (!best) throw new Error('no line to the end of the turn was found');
  return best;
}

function attempt(pack: Pack, start: Sandbox, seat: number, name: string): readonly Step[] | undefined {
  const pick = randomNumbers(name);
  const steps: Step[] = [];
  let now = start;
  while (steps.length < 60) {
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
