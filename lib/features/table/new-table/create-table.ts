import 'server-only';
import { randomInt } from 'node:crypto';
import { packOfGame } from '@/lib/features/boxes/load-pack';
import { firstClocks } from '@/lib/features/table/load/row-clocks';
import { isBoxPackId } from '@/lib/game/box/box';
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { Setup, TableOptions, Variant } from '@/lib/game/engine/setup';
import type { BotLevel } from '@/lib/game/levels';
import { distinctNames } from '@/lib/game/names/alike';
import { type Pace, RELAXED } from '@/lib/game/pace/pace';
import type { JoinPolicy, LineSharing, Watchers } from '@/lib/game/wording/setup';
import { joinAddress } from '@/lib/platform/auth/group-link';
import { hashToken, newGameId, newSeed, newToken } from '@/lib/platform/auth/tokens';
import { type Clock, systemClock } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { invitationOf, type InvitedSeat, seatsToInvite } from './invitations';
import { insertGame, type NewDeal, type NewSeat, type NewTableTerms } from './new-game-store';
import { type DealtBy, newestRules, startOf } from './table-start';

/**
 * A seat of a new table: for a named person, open, or for a computer. Nameless seats get a name when
 * they are shown.
 */
export interface Chair {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly bot?: BotLevel | undefined;
  /** Reserved for this person until they sit down. */
  readonly userId?: string | undefined;
  /** Whether it is the seat of the host. */
  readonly isMaker?: boolean | undefined;
}

/** The seat of a person with its token, which is not stored. */
type PersonsSeat = { readonly seat: SeatId; readonly name: string; readonly token: string };
type ComputersSeat = { readonly seat: SeatId; readonly name: string; readonly bot: BotLevel };

export interface Seating {
  readonly people: readonly PersonsSeat[];
  readonly computers: readonly ComputersSeat[];
  /** The seat of the host. */
  readonly maker?: SeatId;
  /** The seats as they are stored. */
  readonly seats: readonly NewSeat[];
}

/** Gives the first chair of a person to the host. */
export function withMaker(chairs: readonly Chair[], userId: string | undefined): readonly Chair[] {
  const at = chairs.findIndex(({ bot }) => !bot);
  return chairs.map((chair, i) => (i === at ? { ...chair, userId, isMaker: true } : chair));
}

/** Seats in turn order. The seating is a circle, so drawing the first player rotates it. */
export function seatingOf(chairs: readonly Chair[], startingSeat: 'random' | 'first'): Seating {
  const first = startingSeat === 'random' ? randomInt(chairs.length) : 0;
  const inOrder = [...chairs.slice(first), ...chairs.slice(0, first)];
  const people: PersonsSeat[] = [];
  const computers: ComputersSeat[] = [];
  const seats = inOrder.map(({ name = '', bot, email, userId }, seat): NewSeat => {
    if (bot) {
      computers.push({ seat, name, bot });
      return { seat, name, bot };
    }
    const token = newToken();
    people.push({ seat, name, token });
    return {
      seat,
      name,
      tokenHash: hashToken(token),
      ...(email ? { email } : {}),
      ...(userId ? { userId } : {}),
    };
  });
  const maker = inOrder.findIndex(({ isMaker }) => isMaker);
  return { people, computers, seats, ...(maker < 0 ? {} : { maker }) };
}

export interface NewTable {
  readonly name: string;
  /** In seating order; at least one is a person. A single chair plays solo. */
  readonly seats: readonly Chair[];
  /** The opponent of a single player: Peter Parler by default. */
  readonly solo?: Setup['solo'];
  readonly options: TableOptions;
  readonly variant: Variant;
  /** The starting player: a seat drawn at random (SETUP-2), or the first one listed. */
  readonly startingSeat: 'random' | 'first';
  /** Who can take a free seat; by default anyone with the table's link. */
  readonly joinPolicy?: JoinPolicy;
  /** Who can watch; by default anyone. */
  readonly watchers?: Watchers;
  /** Whether analysis lines can be shared while it runs; false by default. */
  readonly lineSharing?: LineSharing;
  /** No clock by default. */
  readonly pace?: Pace;
  /** The account of the host. A host without one gets a token instead. */
  readonly hostId?: string | undefined;
  readonly rematchOf?: string;
  /** The circle of the table; the caller has checked that the host is a member. */
  readonly circleId?: string | undefined;
  /** The pack of a box; the newest registered pack by default. */
  readonly pack?: string | undefined;
  /** Whether it counts for the open rating; false by default. */
  readonly isRated?: boolean;
  /** An id that the caller derives, to create the table only once; random by default. */
  readonly id?: string;
  /** Sends invitations to the addresses of the other seats, except the address of the host's account. */
  readonly inviting?: { readonly hostEmail: string | undefined };
}

interface CreatedSeat {
  readonly seat: SeatId;
  readonly name: string;
  /** Shown only now; only its hash is stored. */
  readonly token: string;
  readonly link: string;
}

export interface CreatedTable {
  readonly gameId: string;
  readonly name: string;
  readonly seq: number;
  readonly link: string;
  /** Seats of people: only they have links. */
  readonly seats: readonly CreatedSeat[];
  readonly computers: readonly ComputersSeat[];
  /** The host's seat, if any. It is reserved until they sit down. */
  readonly maker?: SeatId;
  /** The seats whose addresses are invited. */
  readonly invited: readonly InvitedSeat[];
  /** The link that opens any free seat; missing if only seat links do. */
  readonly joinLink?: { readonly token: string; readonly link: string };
  /** Proves the host of a table made without an account. */
  readonly hostToken?: string;
  /** Whether a computer starts: let it play after the response. */
  readonly computerNext: boolean;
}

/** Only set by lessons and shared deals: other tables draw a secret seed and have no opening steps. */
export interface DealtStart {
  readonly seed: string;
  /** Steps before the game begins, each by the seat to act. */
  readonly opening?: readonly Command[];
  readonly deal?: NewDeal;
  /** The current rules by default. */
  readonly rules?: DealtBy;
}

/**
 * Creates a table and its links, in the caller's transaction if given. Throws UnknownPackError for an
 * unknown box.
 */
export async function createTable(
  table: NewTable,
  clock: Clock = systemClock,
  { seed, opening: played = [], deal, rules = newestRules(table.pack) }: DealtStart = { seed: newSeed() },
  tx?: Parameters<typeof insertGame>[1],
): Promise<CreatedTable> {
  if (isBoxPackId(rules.packId) && (table.isRated || deal)) throw new RangeError('only with a standard pack');
  const gameId = table.id ?? newGameId();
  const at = clock.now();
  const { people, computers, seats, maker } = seatingOf(namedApart(table.seats), table.startingSeat);
  const { opening, hostToken, terms } = termsOf(table, deal);
  const start = startOf({
    gameId,
    setup: setupOf(table),
    at,
    seed,
    opening: played,
    pack: await packOfGame(rules),
    rulesVersion: rules.rulesVersion,
  });
  const clocks = firstClocks(
    terms.pace,
    seats.map(({ seat }) => seat),
  );
  const invited = table.inviting ? seatsToInvite({ seats, maker, ...table.inviting }) : [];
  const made = { gameId, seq: start.state.seq, maker, at };
  const game = {
    ...start,
    id: gameId,
    name: table.name,
    at,
    seats,
    terms,
    clocks,
    messages: invited.map((seat) => invitationOf(seat, made)),
  };
  await insertGame(game, tx);
  return {
    gameId,
    name: table.name,
    seq: start.state.seq,
    link: tableLink(gameId),
    computers,
    maker,
    invited,
    seats: people.map((person) => ({ ...person, link: seatLink(person.token) })),
    ...(opening ? { joinLink: { token: opening, link: joinAddress(opening) } } : {}),
    ...(hostToken ? { hostToken } : {}),
    computerNext: computers.some(({ seat }) => start.waiting.includes(seat)),
  };
}

/** Names copied from elsewhere, such as a rematch, can be too similar. */
function namedApart(chairs: readonly Chair[]): readonly Chair[] {
  const names = distinctNames(chairs.map(({ name = '' }) => name));
  return chairs.map((chair, i) => ({ ...chair, name: names[i] }));
}

function termsOf(table: NewTable, deal: NewDeal | undefined) {
  const { joinPolicy = 'link', watchers = 'anyone', lineSharing, pace = RELAXED, hostId, rematchOf } = table;
  const { circleId, isRated } = table;
  const opening = joinPolicy === 'named' ? undefined : newToken();
  const hostToken = hostId === undefined ? newToken() : undefined;
  const terms: NewTableTerms = {
    joinPolicy,
    watchers,
    lineSharing,
    pace,
    hostId,
    rematchOf,
    circleId,
    isRated,
    joinLinkHash: opening && hashToken(opening),
    hostHash: hostToken && hashToken(hostToken),
    deal,
  };
  return { opening, hostToken, terms };
}

/** Address of a table. */
export function tableLink(gameId: string): string {
  return `${env().APP_URL}/games/${gameId}`;
}

/** Address of an invitation. */
export function seatLink(token: string): string {
  return `${env().APP_URL}/seat/${token}`;
}

function setupOf({ seats, solo = 'parler', options, variant }: NewTable): Setup {
  const players = seats.length;
  if (seats.every(({ bot }) => bot)) throw new RangeError('nobody is to sit at this table');
  if (players === 1) return { players, solo, options, variant };
  if (players !== 2 && players !== 3 && players !== 4) throw new RangeError(`${players} seats`);
  return { players, options, variant };
}
