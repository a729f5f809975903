import 'server-only';
import { randomInt, randomUUID } from 'node:crypto';
import { newGameId, newSeed, newToken, hashToken } from '@/lib/auth/tokens';
import { systemClock, type Clock } from '@/lib/clock';
import type { SeatId } from '@/lib/engine/commands';
import { toAct } from '@/lib/engine/acting';
import { newGame } from '@/lib/engine/new-game';
import type { Pack } from '@/lib/engine/pack-index';
import { replay } from '@/lib/engine/replay';
import type { Setup, TableOptions, Variant } from '@/lib/engine/state';
import { env } from '@/lib/env';
import { GENESIS, sealRow } from '@/lib/eventlog/chain';
import { storedForm } from '@/lib/eventlog/events';
import { PACKS, RULES_VERSION, packFor } from '@/lib/rulesets';
import { insertGame } from '@/lib/store/game-store';

export interface NewTable {
  readonly name: string;
  readonly seats: readonly { readonly name: string; readonly email?: string }[];
  readonly options: TableOptions;
  readonly variant: Variant;
  /** Who goes first: a seat drawn at random (SETUP-2), or the one named first. */
  readonly startingSeat: 'random' | 'first';
}

export interface CreatedSeat {
  readonly seat: SeatId;
  readonly name: string;
  /** Shown this once; only its hash is kept. */
  readonly token: string;
  readonly link: string;
}

export interface CreatedTable {
  readonly gameId: string;
  readonly name: string;
  readonly seq: number;
  readonly link: string;
  readonly seats: readonly CreatedSeat[];
}

/** Makes a table and its links. */
export async function createTable(table: NewTable, clock: Clock = systemClock): Promise<CreatedTable> {
  const gameId = newGameId();
  const at = clock.now();
  const seats = seated(table).map((person, seat) => ({ ...person, seat, token: newToken() }));
  const start = firstRow(gameId, setupOf(table), at);
  await insertGame({
    ...start,
    ...{ id: gameId, name: table.name, at },
    seats: seats.map(({ token, ...seat }) => ({ ...seat, tokenHash: hashToken(token) })),
  });
  return {
    ...{ gameId, name: table.name, seq: start.row.seq, link: tableLink(gameId) },
    seats: seats.map(({ seat, name, token }) => ({ seat, name, token, link: seatLink(token) })),
  };
}

/** Address of a table. */
export function tableLink(gameId: string): string {
  return `${env().APP_URL}/games/${gameId}`;
}

/** Address of an invitation. */
export function seatLink(token: string): string {
  return `${env().APP_URL}/seat/${token}`;
}

/** People in turn order: they sit in a circle, so drawing the first player turns the circle. */
function seated({ seats, startingSeat }: NewTable): NewTable['seats'] {
  const first = startingSeat === 'random' ? randomInt(seats.length) : 0;
  return [...seats.slice(first), ...seats.slice(0, first)];
}

function setupOf({ seats, options, variant }: NewTable): Setup {
  const players = seats.length;
  if (players !== 2 && players !== 3 && players !== 4) throw new RangeError(`${players} seats`);
  return { players, options, variant };
}

function firstRow(gameId: string, setup: Setup, at: Date) {
  const pack = newestPack();
  const seed = newSeed();
  const { events, secretEvents } = newGame(pack, setup, RULES_VERSION, seed);
  const { state, secrets } = replay([{ seq: 1, events, secretEvents }]);
  if (!secrets) throw new Error('a new game has no secrets');
  const row = sealRow(gameId, seed, {
    ...{ seq: 1, command: { type: 'SetupChoices', setup } as const, commandId: randomUUID() },
    ...{ events: events.map((event) => storedForm(event)), secret: secretEvents },
    ...{ at: at.toISOString(), rulesVersion: RULES_VERSION, prevHash: GENESIS },
  });
  const { id, version } = pack;
  return { row, state, secrets, pack: { id, version }, commitment: state.commitment, waiting: toAct(state) };
}

/** New games are played with the pack that was registered last. */
function newestPack(): Pack {
  const newest = PACKS.at(-1);
  if (!newest) throw new Error('no content pack is registered');
  return packFor(newest.id, newest.version);
}
