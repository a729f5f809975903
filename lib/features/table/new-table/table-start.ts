import 'server-only';
import { randomUUID } from 'node:crypto';
import { BOX_PACK_VERSION } from '@/lib/game/box/box';
import { toAct } from '@/lib/game/engine/acting';
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import { InvariantError } from '@/lib/game/engine/rejections';
import { advance, replay, type LogEntry, type Position } from '@/lib/game/engine/replay';
import type { Setup } from '@/lib/game/engine/setup';
import { GENESIS, sealRow } from '@/lib/game/eventlog/chain';
import { storedForm } from '@/lib/game/eventlog/events';
import type { RowCommand, StoredRow } from '@/lib/game/eventlog/row';
import { PACKS, RULES_VERSION, rulesFor } from '@/lib/game/rulesets';

export interface NewRow {
  readonly row: StoredRow;
  /** The seats that the table waits for after it. */
  readonly waiting: readonly SeatId[];
}

interface Beginning {
  readonly gameId: string;
  readonly setup: Setup;
  readonly at: Date;
  readonly seed: string;
  /** Opening steps, each by the seat to act; each is a normal row. */
  readonly opening: readonly Command[];
  readonly pack: Pack;
  readonly rulesVersion: number;
}

/** The pack and rules of a deal: the same for all its tables, even after newer ones are registered. */
export interface DealtBy {
  readonly packId: string;
  readonly packVersion: number;
  readonly rulesVersion: number;
}

/** The pack and rules of new tables: the newest of both, or the pack of a box. */
export function newestRules(box?: string): DealtBy {
  if (box !== undefined) return { packId: box, packVersion: BOX_PACK_VERSION, rulesVersion: RULES_VERSION };
  const newest = PACKS.at(-1);
  if (!newest) throw new InvariantError('no content pack is registered');
  return { packId: newest.id, packVersion: newest.version, rulesVersion: RULES_VERSION };
}

interface Played extends LogEntry {
  readonly command: RowCommand;
}

/** The state of a new table, with its first rows: the setup, and the opening of a lesson. */
export function startOf(beginning: Beginning) {
  const { setup, seed, opening, pack, rulesVersion } = beginning;
  const { newGame } = rulesFor(rulesVersion);
  const first = {
    seq: 1,
    ...newGame(pack, setup, rulesVersion, seed),
    command: { type: 'SetupChoices', setup },
  } as const;
  let position = replay([first]);
  const rows = [rowAfter(beginning, first, position)];
  for (const command of opening) {
    const entry = played(pack, position, command);
    position = advance(position, entry);
    rows.push(rowAfter(beginning, entry, position, rows.at(-1)));
  }
  const { state, secrets } = position;
  if (!secrets) throw new InvariantError('a new game has no secrets');
  const { id, version } = pack;
  return {
    rows,
    state,
    secrets,
    pack: { id, version },
    commitment: state.commitment,
    waiting: toAct(state),
  };
}

function played(pack: Pack, { state, secrets }: Position, command: Command): Played {
  if (!secrets) throw new InvariantError('a new game has no secrets');
  const [seat = 0] = toAct(state);
  const decision = rulesFor(state.rulesVersion).decide(pack, state, secrets, seat, command);
  if (!decision.ok) throw new InvariantError(`a lesson breaks off: ${decision.error.code}`);
  return { seq: state.seq + 1, seat, command, ...decision.value };
}

function rowAfter(
  { gameId, seed, at }: Beginning,
  { seq, seat, command, events, secretEvents = [] }: Played,
  { state }: Position,
  before?: NewRow,
): NewRow {
  const row = sealRow(gameId, seed, {
    seq,
    ...(seat === undefined ? {} : { seat }),
    command,
    commandId: randomUUID(),
    events: events.map((event) => storedForm(event)),
    secret: secretEvents,
    at: at.toISOString(),
    rulesVersion: state.rulesVersion,
    prevHash: before?.row.hash ?? GENESIS,
  });
  return { row, waiting: toAct(state) };
}
