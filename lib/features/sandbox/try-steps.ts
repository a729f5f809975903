import 'server-only';
import { setImmediate } from 'node:timers/promises';
import { loadPack } from '@/lib/features/boxes/load-pack';
import { loadTable, type Visitor } from '@/lib/features/table/load/load-table';
import type { RulesRefusal, TableRefusal } from '@/lib/features/table/refusals';
import { toAct } from '@/lib/game/engine/acting';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import type { Options } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import { score, type SeatScore } from '@/lib/game/engine/phases/scoring';
import type { View } from '@/lib/game/engine/view';
import { type HiddenTiles, type TriedStep, trySteps } from '@/lib/game/live/predict';
import { rulesFor } from '@/lib/game/rulesets';
import { refused } from '@/lib/platform/http/refused';
import type { SandboxOutcome } from './refusals';
import { openSandbox } from './sandbox';

/** A position as the viewer sees it, with the legal commands. */
interface Stand {
  readonly waitingFor: readonly SeatId[];
  readonly view: View;
  readonly scores: readonly SeatScore[];
  /** Missing once the game is over. */
  readonly options?: { readonly seat: SeatId } & Options;
}

interface TriedLine extends Stand {
  /** The row that it began after. */
  readonly seq: number;
  readonly steps: readonly ({ readonly seat: SeatId; readonly events: readonly Event[] } & Partial<Stand>)[];
  readonly refused?: { readonly index: number; readonly refusal: RulesRefusal };
  readonly wouldReveal?: { readonly index: number; readonly unseen: readonly HiddenTiles[] };
}

interface Line {
  /** The row to begin after; by default the newest visible one. */
  readonly seq?: number | undefined;
  readonly steps: readonly TriedStep[];
  /** Whether to return the position after each step. */
  readonly each?: boolean;
}

/**
 * Tries lines at a table without writing anything. It only uses what `who` can see, so it cannot reveal more.
 * Each line counts towards the rate limit, the first with the request itself.
 */
export async function tryLines(
  gameId: string,
  who: Visitor,
  lines: readonly Line[],
  refuseOneMore: () => Promise<TableRefusal | undefined>,
): Promise<readonly SandboxOutcome<TriedLine>[]> {
  const starts = new Map<number | undefined, SandboxOutcome<Start>>();
  const outcomes: SandboxOutcome<TriedLine>[] = [];
  let tooMany: TableRefusal | undefined;
  for (const line of lines) {
    if (outcomes.length > 0) tooMany ??= await refuseOneMore();
    const start = tooMany
      ? refused(tooMany)
      : (starts.get(line.seq) ?? (await startOf(gameId, who, line.seq)));
    if (!tooMany) starts.set(line.seq, start);
    outcomes.push(start.ok ? { ok: true, value: triedLine(start.value, line) } : start);
    // Other requests come in between.
    await setImmediate();
  }
  return outcomes;
}

function triedLine({ pack, view, seq }: Start, line: Line): TriedLine {
  const { taken, refused: refusal, wouldReveal } = trySteps(pack, view, line.steps);
  const steps = taken.map(({ seat, events, view: after }) => ({
    seat,
    events,
    ...(line.each ? standOf(pack, after) : {}),
  }));
  return {
    seq,
    steps,
    ...standOf(pack, taken.at(-1)?.view ?? view),
    ...(refusal
      ? {
          refused: { index: refusal.index, refusal: { kind: 'rejected', rejection: refusal.rejection, seq } },
        }
      : {}),
    wouldReveal,
  };
}

interface Start {
  readonly pack: Pack;
  readonly view: View;
  readonly seq: number;
}

async function startOf(
  gameId: string,
  who: Visitor,
  seq: number | undefined,
): Promise<SandboxOutcome<Start>> {
  const table = await loadTable(gameId, who, { log: 'none' });
  if (!table) return refused({ kind: 'unknown-table' });
  if (seq === undefined || seq === table.seq)
    return { ok: true, value: { pack: table.pack, view: table.view, seq: table.seq } };
  const opened = await openSandbox(gameId, who, seq);
  if (!opened.ok) return opened;
  const { pack, known } = opened.value;
  return { ok: true, value: { pack: await loadPack(pack), view: known.view, seq } };
}

function standOf(pack: Pack, view: View): Stand {
  const { state, offers } = view;
  const waitingFor = toAct(state);
  const [seat] = waitingFor;
  const stand = { waitingFor, view, scores: score(pack, state) };
  if (seat === undefined) return stand;
  const seen: View = { state, seat, offers: seat === view.seat ? offers : [] };
  const { commands, open } = rulesFor(state.rulesVersion).options(pack, seen);
  const onward = commands.filter(({ command }) => command.type !== 'Undo');
  return { ...stand, options: { seat, commands: onward, open } };
}
