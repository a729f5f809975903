/** Ways to tamper with a finished game, and the finding of the verifier for each. */
import { sha256Hex } from '@/lib/game/engine/hash';
import { keyedShuffle } from '@/lib/game/engine/random';
import type { SecretEvent } from '@/lib/game/engine/secrets';
import type { ExportedRow, GameDocument } from '@/lib/game/eventlog/export';
import type { StoredEvent } from '@/lib/game/eventlog/row';
import type { FaultCode } from '@/lib/game/verify/report';
import { commandIdOf, resealed } from '../support/documents';

type Tamper = (game: GameDocument) => GameDocument;
/** A description, the change, the finding, and the first bad row (a number, or found in the game). */
export type Tampered = readonly [
  what: string,
  tamper: Tamper,
  code: FaultCode,
  seq: number | ((game: GameDocument) => number),
];

const ROW = 40;
const OTHER_SEED = 'b2'.repeat(32);

const withRow = (
  game: GameDocument,
  seq: number,
  change: (row: ExportedRow) => ExportedRow,
): GameDocument => ({
  ...game,
  log: game.log.map((row) => (row.seq === seq ? change(row) : row)),
});
const withGame = (game: GameDocument, change: Partial<GameDocument['game']>): GameDocument => ({
  ...game,
  game: { ...game.game, ...change },
});
const changedEvent = (row: ExportedRow): ExportedRow => ({
  ...row,
  events: [{ type: 'Scored', seat: 0, points: 5, source: { kind: 'action' } } as StoredEvent, ...row.events],
});

/** The first row that holds such a secret event. */
function drawRow({ log }: GameDocument, type: SecretEvent['type'], after = 1): number {
  return log.find(({ seq, secret }) => seq > after && secret?.some((event) => event.type === type))?.seq ?? 0;
}
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
const withoutSecret = (row: ExportedRow): ExportedRow => {
  const { secret: _secret, ...open } = row;
  return open;
};
const swapped = (game: GameDocument, one: number, other: number): GameDocument => ({
  ...game,
  log: game.log.map((row) => (row.seq === one ? nth(game, other) : row.seq === other ? nth(game, one) : row)),
});
function nth({ log }: GameDocument, seq: number): ExportedRow {
  const row = log[seq - 1];
  if (!row) throw new Error(`no row ${seq}`);
  return row;
}
const without = (game: GameDocument, seq: number): GameDocument => ({
  ...game,
  log: game.log.filter((row) => row.seq !== seq),
});
/** Numbers and hashes made again after rows were removed or exchanged. */
const renumbered = (game: GameDocument): GameDocument =>
  resealed({
    ...game,
    game: { ...game.game, seq: game.log.length },
    log: game.log.map((row, index) => ({ ...row, seq: index + 1 })),
  });
const secondTurn = ({ log }: GameDocument): number =>
  log.find(({ seq, seat }) => seq > ROW && seat === 1)?.seq ?? 0;

export const TAMPERED: readonly Tampered[] = [
  ['an event is added', (game) => withRow(game, ROW, changedEvent), 'hash', ROW],
  [
    'an event is added and all sealed anew',
    (game) => resealed(withRow(game, ROW, changedEvent)),
    'events',
    ROW,
  ],
  [
    'an event is left out, sealed anew',
    (game) => resealed(withRow(game, ROW, (row) => ({ ...row, events: row.events.slice(1) }))),
    'events',
    ROW,
  ],
  ['two rows are exchanged', (game) => swapped(game, ROW, ROW + 1), 'sequence', ROW],
  [
    'two rows far apart are exchanged, sealed anew',
    (game) => renumbered(swapped(game, ROW, ROW + 60)),
    'refused',
    ROW,
  ],
  ['another seed', (game) => withGame(game, { seed: OTHER_SEED }), 'commitment', 1],
  [
    'another seed with its own promise',
    (game) => withGame(game, { seed: OTHER_SEED, commitment: sha256Hex(OTHER_SEED) }),
    'secret-digest',
    1,
  ],
  [
    'another seed, sealed anew',
    (game) => resealed(withGame(game, { seed: OTHER_SEED, commitment: sha256Hex(OTHER_SEED) })),
    'setup',
    1,
  ],
  ['a stack in another order', (game) => withRow(game, 1, reorderedStack), 'secret-digest', 1],
  [
    'a stack in another order, sealed anew',
    (game) => resealed(withRow(game, 1, reorderedStack)),
    'shuffles',
    1,
  ],
  ['another tile is drawn', (game) => withRow(game, refill(game), otherTile), 'hash', refill],
  [
    'another tile is drawn, sealed anew',
    (game) => resealed(withRow(game, refill(game), otherTile)),
    'events',
    refill,
  ],
  [
    'more is drawn in secret, sealed anew',
    (game) =>
      resealed(
        withRow(game, drawRow(game, 'DrawnFrom'), (row) => ({
          ...row,
          secret: [...(row.secret ?? []), { type: 'DrawnFrom', stack: 'bridge-IV', count: 1 }],
        })),
      ),
    'draws',
    (game) => drawRow(game, 'DrawnFrom'),
  ],
  ['a secret part is missing', (game) => withRow(game, ROW, withoutSecret), 'secret-missing', ROW],
  ['a row is missing', (game) => without(game, ROW), 'sequence', ROW],
  [
    'the last row is missing',
    (game) => without(game, game.log.length),
    'rows-missing',
    (game) => game.log.length,
  ],
  [
    'the last row is missing and not counted',
    (game) => renumbered(without(game, game.log.length)),
    'not-finished',
    (game) => game.log.length - 1,
  ],
  [
    'a row is there twice',
    (game) => ({ ...game, log: [...game.log.slice(0, ROW), nth(game, ROW), ...game.log.slice(ROW)] }),
    'sequence',
    ROW + 1,
  ],
  [
    'a row is there twice, sealed anew',
    (game) =>
      renumbered({ ...game, log: [...game.log.slice(0, ROW), nth(game, ROW), ...game.log.slice(ROW)] }),
    'command-id',
    ROW + 1,
  ],
  [
    'somebody else gives the command, sealed anew',
    (game) => resealed(withRow(game, secondTurn(game), (row) => ({ ...row, seat: 0 }))),
    'refused',
    secondTurn,
  ],
  [
    'another command, sealed anew',
    (game) => resealed(withRow(game, ROW, (row) => ({ ...row, command: { type: 'ScoreSpecialPoints' } }))),
    'refused',
    ROW,
  ],
  [
    'another time',
    (game) => withRow(game, ROW, (row) => ({ ...row, at: '2026-01-01T00:00:00.000Z' })),
    'hash',
    ROW,
  ],
  [
    'another command id',
    (game) => withRow(game, ROW, (row) => ({ ...row, commandId: commandIdOf(9999) })),
    'hash',
    ROW,
  ],
  [
    'a hash is exchanged',
    (game) => withRow(game, ROW, (row) => ({ ...row, hash: sha256Hex('no') })),
    'hash',
    ROW,
  ],
  ['another game', (game) => withGame(game, { id: 'anothergame1' }), 'hash', 1],
  ['another pack', (game) => withGame(game, { pack: { id: 'reconstruction', version: 2 } }), 'setup', 1],
  ['an unknown pack', (game) => withGame(game, { pack: { id: 'elsewhere', version: 1 } }), 'unknown-pack', 1],
  ['unknown rules', (game) => withGame(game, { rulesVersion: 99 }), 'unknown-rules', 1],
  [
    'another score',
    (game) => ({
      ...game,
      result: game.result && {
        ...game.result,
        scores: game.result.scores.map((score) => ({ ...score, total: score.total + 1 })),
      },
    }),
    'result',
    (game) => game.log.length,
  ],
  [
    'another ranking',
    (game) => ({
      ...game,
      result: game.result && { ...game.result, ranking: game.result.ranking.toReversed() },
    }),
    'result',
    (game) => game.log.length,
  ],
  [
    'other set-up choices in the head',
    (game) => withGame(game, { setup: game.game.setup && { ...game.game.setup, players: 4 } }),
    'setup',
    1,
  ],
  ['another head', (game) => withGame(game, { head: sha256Hex('no') }), 'head', (game) => game.log.length],
];
