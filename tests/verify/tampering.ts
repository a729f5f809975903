/** Ways to tamper with a finished game, and the finding of the verifier for each. */
import { sha256Hex } from '@/lib/game/engine/hash';
import { keyedShuffle } from '@/lib/game/engine/random';
import type { ExportedRow, GameDocument } from '@/lib/game/eventlog/export';
import type { StoredEvent } from '@/lib/game/eventlog/row';
import type { FaultCode } from '@/lib/game/verify/report';
import { commandIdOf, resealed } from '../support/documents';

type Tamper = (game: GameDocument) => GameDocument;
/** A row by its number, or found in the game. */
type Seq = number | ((game: GameDocument) => number);
/** A description, the change, the finding, and the first bad row. */
export type Tampered = readonly [what: string, tamper: Tamper, code: FaultCode, seq: Seq];

const ROW = 40;
const OTHER_SEED = 'b2'.repeat(32);

/** One row is changed. */
const inRow =
  (change: (row: ExportedRow) => ExportedRow, at: Seq = ROW): Tamper =>
  (game) => {
    const seq = typeof at === 'number' ? at : at(game);
    return { ...game, log: game.log.map((row) => (row.seq === seq ? change(row) : row)) };
  };
/** Members of one row are others. */
const row = (change: Partial<ExportedRow>, at?: Seq): Tamper => inRow((of) => ({ ...of, ...change }), at);
const ofGame =
  (change: Partial<GameDocument['game']>): Tamper =>
  (game) => ({ ...game, game: { ...game.game, ...change } });
type Result = NonNullable<GameDocument['result']>;
const inResult =
  (change: (result: Result) => Partial<Result>): Tamper =>
  (game) => ({ ...game, result: game.result && { ...game.result, ...change(game.result) } });
const inLog =
  (change: (log: GameDocument['log']) => GameDocument['log']): Tamper =>
  (game) => ({ ...game, log: change(game.log) });

const addEvent = inRow((of) => ({
  ...of,
  events: [{ type: 'Scored', seat: 0, points: 5, source: { kind: 'action' } } as StoredEvent, ...of.events],
}));

/** The first row that draws in secret. */
const draw = ({ log }: GameDocument) =>
  log.find(({ seq, secret }) => seq > 1 && secret?.some(({ type }) => type === 'DrawnFrom'))?.seq ?? 0;
/** The first row where a shown tile was drawn from a stack of a row. */
const refill = ({ log }: GameDocument) =>
  log.find(({ seq, events }) => seq > 1 && events.some(({ type }) => type === 'RowRefilled'))?.seq ?? 0;

/** A tile other than the top one is revealed. */
function otherTile(row: ExportedRow): ExportedRow {
  const events = row.events.map((event) =>
    event.type === 'RowRefilled' ? (JSON.parse(swapTiles(JSON.stringify(event))) as StoredEvent) : event,
  );
  return { ...row, events };
}
/** The first tile of a text takes the name of another. */
const swapTiles = (text: string): string => text.replace(/"((?:upgrade|wall|building)-[^"]*)"/, '"$1-x"');

function reorderedStack(row: ExportedRow): ExportedRow {
  const secret = (row.secret ?? []).map((event) =>
    event.type === 'Shuffled' && event.stack === 'building-II-normal'
      ? { ...event, tiles: keyedShuffle(OTHER_SEED, 'tamper', event.tiles) }
      : event,
  );
  return { ...row, secret };
}
function withoutSecret({ secret: _secret, ...open }: ExportedRow): ExportedRow {
  return open;
}
const exchange = (one: number, other: number): Tamper =>
  inLog((log) => log.with(one - 1, nth(log, other)).with(other - 1, nth(log, one)));
function nth(log: GameDocument['log'], seq: number): ExportedRow {
  const found = log[seq - 1];
  if (!found) throw new Error(`no row ${seq}`);
  return found;
}
const cutEnd = inLog((log) => log.slice(0, -1));
const twice = inLog((log) => log.toSpliced(ROW, 0, nth(log, ROW)));
const last: Seq = ({ log }) => log.length;
const beforeLast: Seq = ({ log }) => log.length - 1;
/** Numbers and hashes made again after rows were removed or exchanged. */
const renumbered =
  (tamper: Tamper): Tamper =>
  (before) => {
    const { game, log, ...rest } = tamper(before);
    const rows = log.map((each, index) => ({ ...each, seq: index + 1 }));
    return resealed({ ...rest, game: { ...game, seq: log.length }, log: rows });
  };
const secondTurn = ({ log }: GameDocument): number =>
  log.find(({ seq, seat }) => seq > ROW && seat === 1)?.seq ?? 0;

const sealed = (what: string, tamper: Tamper, code: FaultCode, seq: Seq): Tampered => [
  `${what}, sealed anew`,
  (game) => resealed(tamper(game)),
  code,
  seq,
];
const swapped = { seed: OTHER_SEED, commitment: sha256Hex(OTHER_SEED) };

export const TAMPERED: readonly Tampered[] = [
  ['an event is added', addEvent, 'hash', ROW],
  sealed('an event is added', addEvent, 'events', ROW),
  sealed(
    'an event is left out',
    inRow((of) => ({ ...of, events: of.events.slice(1) })),
    'events',
    ROW,
  ),
  ['two rows are exchanged', exchange(ROW, ROW + 1), 'sequence', ROW],
  ['two rows far apart are exchanged, sealed anew', renumbered(exchange(ROW, ROW + 60)), 'refused', ROW],
  ['another seed', ofGame({ seed: OTHER_SEED }), 'commitment', 1],
  ['another seed with its own promise', ofGame(swapped), 'secret-digest', 1],
  sealed('another seed', ofGame(swapped), 'setup', 1),
  ['a stack in another order', inRow(reorderedStack, 1), 'secret-digest', 1],
  sealed('a stack in another order', inRow(reorderedStack, 1), 'shuffles', 1),
  ['another tile is drawn', inRow(otherTile, refill), 'hash', refill],
  sealed('another tile is drawn', inRow(otherTile, refill), 'events', refill),
  sealed(
    'more is drawn in secret',
    inRow(
      (of) => ({
        ...of,
        secret: [...(of.secret ?? []), { type: 'DrawnFrom', stack: 'bridge-IV', count: 1 }],
      }),
      draw,
    ),
    'draws',
    draw,
  ),
  ['a secret part is missing', inRow(withoutSecret), 'secret-missing', ROW],
  ['a row is missing', inLog((log) => log.toSpliced(ROW - 1, 1)), 'sequence', ROW],
  ['the last row is missing', cutEnd, 'rows-missing', last],
  ['the last row is missing and not counted', renumbered(cutEnd), 'not-finished', beforeLast],
  ['a row is there twice', twice, 'sequence', ROW + 1],
  ['a row is there twice, sealed anew', renumbered(twice), 'command-id', ROW + 1],
  sealed('somebody else gives the command', row({ seat: 0 }, secondTurn), 'refused', secondTurn),
  sealed('another command', row({ command: { type: 'ScoreSpecialPoints' } }), 'refused', ROW),
  ['another time', row({ at: '2026-01-01T00:00:00.000Z' }), 'hash', ROW],
  ['another command id', row({ commandId: commandIdOf(9999) }), 'hash', ROW],
  ['a hash is exchanged', row({ hash: sha256Hex('no') }), 'hash', ROW],
  ['another game', ofGame({ id: 'anothergame1' }), 'hash', 1],
  ['another pack', ofGame({ pack: { id: 'reconstruction', version: 2 } }), 'setup', 1],
  ['an unknown pack', ofGame({ pack: { id: 'elsewhere', version: 1 } }), 'unknown-pack', 1],
  ['unknown rules', ofGame({ rulesVersion: 99 }), 'unknown-rules', 1],
  [
    'another score',
    inResult(({ scores }) => ({ scores: scores.map((score) => ({ ...score, total: score.total + 1 })) })),
    'result',
    last,
  ],
  ['another ranking', inResult(({ ranking }) => ({ ranking: ranking.toReversed() })), 'result', last],
  [
    'other set-up choices in the head',
    (game) => ofGame({ setup: game.game.setup && { ...game.game.setup, players: 4 } })(game),
    'setup',
    1,
  ],
  ['another head', ofGame({ head: sha256Hex('no') }), 'head', last],
];
