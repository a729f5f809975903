// The check after a game: folding the log from its first row must give the stored position.
import { decide } from '@/lib/game/engine/decide';
import { newGame } from '@/lib/game/engine/new-game';
import { advance, type LogEntry, replay } from '@/lib/game/engine/replay';
import { score } from '@/lib/game/engine/phases/scoring';
import type { State } from '@/lib/game/engine/state';
import { decideTurnBack } from '@/lib/game/engine/turn-back';
import { canonicalJson, verifyChain } from '@/lib/game/eventlog/chain';
import type { ExportedRow, GameDocument } from '@/lib/game/eventlog/export';
import { eventsOf } from '@/lib/game/eventlog/events';
import { packFor } from '@/lib/game/rulesets';
import type { ShownTable } from './api';
import type { Acknowledged } from './play';

/** The number of turns that every seat has in a game. */
const TURNS = 16;

/** The input: `exported` comes from /export, `stored` from the table's own address. */
export interface Proof {
  readonly exported: Pick<GameDocument, 'game' | 'log'>;
  readonly stored: StoredTable;
  readonly acknowledged?: readonly Acknowledged[];
}

type StoredTable = Omit<ShownTable, 'waitingFor'>;
type Exported = Proof['exported'];
type Rows = readonly ExportedRow[];

/** All faults of a finished game; empty if there are none. */
export function faultsOf({ exported, stored, acknowledged }: Proof): string[] {
  const rows = exported.log;
  const { state } = fold(rows);
  return [
    ...chainFaults(exported),
    ...stateFaults(state, stored),
    ...drawFaults(exported),
    ...turnFaults(rows, stored.seats),
    ...scoreFaults(state, stored),
    ...(acknowledged ? acknowledgementFaults(rows, acknowledged) : []),
  ];
}

export function exportedEntryOf(row: ExportedRow): LogEntry {
  const { seq, seat, secret = [] } = row;
  return { seq, ...(seat === undefined ? {} : { seat }), events: eventsOf(row), secretEvents: secret };
}

const fold = (rows: Rows) => replay(rows.map((row) => exportedEntryOf(row)));

/** Recomputes every hash, including the seed's commitment and the secret parts. */
function chainFaults({ game, log }: Exported): readonly string[] {
  const { id: gameId, seed, commitment, head } = game;
  if (!seed) return ['the seed was not published'];
  const fault = verifyChain(log, { gameId, seed, commitment });
  if (fault) return [`the chain breaks at row ${fault.seq}: ${fault.fault}`];
  return log.at(-1)?.hash === head ? [] : ['the head of the table is not the hash of its last row'];
}

/** Compares the folded state with the stored one, field by field. */
function stateFaults(folded: State, { view, head, seq }: StoredTable): readonly string[] {
  const fieldsOf = (state: State) => new Map<string, unknown>(Object.entries(state));
  const [mine, theirs] = [fieldsOf(folded), fieldsOf(view.state)];
  const names = [...new Set([...mine.keys(), ...theirs.keys()])];
  const text = (value: unknown) => (value === undefined ? '' : canonicalJson(value));
  const differing = names.filter((name) => text(mine.get(name)) !== text(theirs.get(name)));
  const faults = differing.map((name) => `the field "${name}" of the state differs`);
  if (seq !== folded.seq) faults.push(`the table stands at row ${seq}, the log ends at row ${folded.seq}`);
  if (!head) faults.push('the table has no head');
  return faults;
}

/** Decides every command again with the revealed seed. All draws must be as logged. */
function drawFaults({ game, log }: Exported): readonly string[] {
  if (!game.seed) return [];
  const pack = packFor(game.pack.id, game.pack.version);
  const [first, ...rest] = log;
  if (first?.command.type !== 'SetupChoices') return ['row 1 is no set-up'];
  const again = newGame(pack, first.command.setup, first.rulesVersion, game.seed);
  if (!isSame(again.events, eventsOf(first))) return ['row 1 does not follow from the seed'];
  // Folds the newly decided events, not the stored ones, because later draws must not use a wrong secret
  // part.
  let position = advance(undefined, { seq: 1, ...again });
  for (const row of rest) {
    const { state, secrets } = position;
    const { seq, seat, command } = row;
    if (!secrets || seat === undefined || command.type === 'SetupChoices')
      return [`row ${seq} is nobody's command`];
    const decision =
      command.type === 'TakeTurnBack'
        ? decideTurnBack(position, seat, command)
        : decide(pack, state, secrets, seat, command);
    if (!decision.ok) return [`row ${seq} holds a command that the rules refuse`];
    if (!isSame(decision.value.events, eventsOf(row)))
      return [`row ${seq} does not follow from the seed and its command`];
    position = advance(position, { seq, seat, ...decision.value });
  }
  return [];
}

const isSame = (a: unknown, b: unknown) => canonicalJson(a) === canonicalJson(b);

/** The rows that no later row took back. */
export function lastingRows(rows: Rows): Rows {
  const undone = new Set(
    rows.flatMap(eventsOf).flatMap((event) => (event.type === 'Undone' ? event.rows : [])),
  );
  return rows.filter((row) => !undone.has(row.seq));
}

function turnFaults(rows: Rows, seats: StoredTable['seats']): readonly string[] {
  const ended = lastingRows(rows)
    .flatMap(eventsOf)
    .filter(({ type }) => type === 'TurnEnded');
  return seats.flatMap(({ seat, name }) => {
    const turns = ended.filter((event) => 'seat' in event && event.seat === seat).length;
    return turns === TURNS ? [] : [`${name} took ${turns} turns instead of ${TURNS}`];
  });
}

/** The points by source must add up to the total and equal the service's own. */
function scoreFaults(state: State, { scores, seats }: StoredTable): readonly string[] {
  const pack = packFor(state.pack.id, state.pack.version);
  const folded = score(pack, state);
  return seats.flatMap(({ seat, name }) => {
    const own = folded[seat];
    if (!own) return [`${name} has no score`];
    const { total, bySource } = own;
    const added = Object.values(bySource).reduce((sum, points) => sum + points, 0);
    const faults = added === total ? [] : [`the points of ${name} add up to ${added}, not ${total}`];
    return isSame(own, scores[seat]) ? faults : [...faults, `the score of ${name} differs`];
  });
}

/** Every accepted command must be in the log exactly once, at its acknowledged row, and no other command. */
function acknowledgementFaults(rows: Rows, acknowledged: readonly Acknowledged[]): readonly string[] {
  const [, ...given] = rows;
  const faults: string[] = [];
  for (const { commandId, seq, hash } of acknowledged) {
    const found = given.filter((row) => row.commandId === commandId);
    if (found.length === 0) faults.push(`the command of row ${seq} is missing`);
    else if (found.length > 1) faults.push(`the command of row ${seq} was applied ${found.length} times`);
    else if (found.some((row) => row.seq !== seq || row.hash !== hash))
      faults.push(`row ${seq} was changed later`);
  }
  if (given.length !== acknowledged.length)
    faults.push(`${given.length} rows follow from ${acknowledged.length} commands`);
  return faults;
}
