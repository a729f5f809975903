/** Turns that are tried beside a game of the service. */
import crypto from 'node:crypto';
import { randomNumbers } from '../support/service';
import { give, lookAs } from '../support/tables';
import type { Command } from '@/lib/engine/commands';
import { packFor } from '@/lib/rulesets';
import { determinize } from '@/lib/sandbox/determinize';
import { nextSteps, playLine, type Step } from '@/lib/sandbox/line';
import type { CreatedTable } from '@/lib/service/create-table';
import { openSandbox } from '@/lib/service/sandbox';
import type { TriedLine } from '@/lib/service/plans/from-line';

export const tokenOf = (table: CreatedTable, seat: number) =>
  table.seats.find((chair) => chair.seat === seat)?.token;

/** Steps that show nothing hidden and open no further questions come first. */
const LIKED: readonly Command['type'][] = [
  'EndTurn',
  'ManageMines',
  'ManageQuarries',
  'DeclareAction',
  'TakeActionTile',
];

/** A line from the newest row to the end of the next turn of a seat, as short as a few attempts find it. */
export async function lineThroughTurn(table: CreatedTable, seat: number, name = 'line'): Promise<TriedLine> {
  const opened = await openSandbox(table.gameId, { token: tokenOf(table, seat) });
  if (!opened.ok) throw new Error(opened.error.kind);
  const { known, at, pack: named } = opened.value;
  const pack = packFor(named.id, named.version);
  const key = crypto.createHash('sha256').update(name).digest('hex');
  const start = determinize(pack, known, key);
  const lines = Array.from({ length: 60 }, (_, n) => attempt(pack, start, seat, `${name} ${n}`));
  const [best] = lines.filter((line) => line !== undefined).sort((a, b) => a.length - b.length);
  if (!best) throw new Error('no line to the end of the turn was found');
  return { base: at, key, steps: best };
}

function attempt(
  pack: Parameters<typeof playLine>[0],
  start: Parameters<typeof playLine>[1],
  seat: number,
  name: string,
): readonly Step[] | undefined {
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

/** Plays the real game on with the steps of a line that are somebody else's, up to the first of `seat`. */
export async function playOthers(table: CreatedTable, { steps }: TriedLine, seat: number): Promise<void> {
  for (const step of steps) {
    if (step.seat === seat) return;
    const { latestSeq: expectedSeq } = await lookAs(table, step.seat);
    const outcome = await give(table, { ...step, expectedSeq });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  }
}
