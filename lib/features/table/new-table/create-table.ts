import 'server-only';
import { hashToken, newGameId, newSeed, newToken } from '@/lib/platform/auth/tokens';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { isBoxPackId } from '@/lib/game/box/box';
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { Setup, TableOptions, Variant } from '@/lib/game/engine/setup';
import { distinctNames } from '@/lib/game/names/alike';
import { env } from '@/lib/platform/env';
import { RELAXED, type Pace } from '@/lib/game/pace/pace';
import { seatingOf, type Chair, type ComputersSeat } from './new-seats';
import { firstClocks } from '@/lib/features/table/load/row-clocks';
import type { JoinPolicy, LineSharing, Watchers } from '@/lib/game/wording/table-access';
import { insertGame, type NewDeal, type NewTableTerms } from './new-game-store';
import type { Tx } from '@/lib/features/table/commands/locks';
import { invitationOf, seatsToInvite, type InvitedSeat } from './invitations';
import { packOfGame } from '@/lib/features/boxes/load-pack';
import { newestRules, startOf, type DealtBy } from './table-start';

export interface NewTable {
  readonly name: string;
  /** In the order they sit; at least one of a person. A single chair plays solo. */
  readonly seats: readonly Chair[];
  /** The opponent of a single player: Peter Parler by default. */
  readonly solo?: Setup['solo'];
  readonly options: TableOptions;
  readonly variant: Variant;
  /** Who goes first: a seat drawn at random (SETUP-2), or the one named first. */
  readonly startingSeat: 'random' | 'first';
  /** Who may take a free seat: by default anybody with the table's link. */
  readonly joinPolicy?: JoinPolicy;
  /** Who may look at it: anybody, unless said otherwise. */
  readonly watchers?: Watchers;
  /** Whether analysis lines may be shared while it runs; false by default. */
  readonly lineSharing?: LineSharing;
  /** Without a clock unless said otherwise. */
  readonly pace?: Pace;
  /** The maker of the table. An unknown person gets a token instead. */
  readonly hostId?: string | undefined;
  readonly rematchOf?: string;
  /** The circle it is a table of; its maker has been proved a member. */
  readonly circleId?: string | undefined;
  /** The pack of a box; the newest registered pack unless said otherwise. */
  readonly pack?: string | undefined;
  /** Whether it counts for the open rating; false by default. */
  readonly isRated?: boolean;
  /** An id that follows from its maker, to make it once; drawn unless said otherwise. */
  readonly id?: string;
  /** Has the addresses of the other seats invited; of its maker's account nothing is sent. */
  readonly inviting?: { readonly hostEmail: string | undefined };
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
  /** Seats of people: only they have links. */
  readonly seats: readonly CreatedSeat[];
  readonly computers: readonly ComputersSeat[];
  /** The maker's seat, if one is named. It is reserved: they have yet to sit down. */
  readonly maker?: SeatId;
  /** The seats whose addresses are invited. */
  readonly invited: readonly InvitedSeat[];
  /** The link that opens any free seat; none where only the links of seats do. */
  readonly joinLink?: { readonly token: string; readonly link: string };
  /** Proves the host of a table that no known person made. */
  readonly hostToken?: string;
  /** Whether a computer has the first turn: have it play after the response. */
  readonly computerNext: boolean;
}

/** Only lessons and shared deals set these: other tables draw a secret seed and begin at the beginning. */
export interface DealtStart {
  readonly seed: string;
  /** Steps before it begins, each by the seat to act. */
  readonly opening?: readonly Command[];
  readonly deal?: NewDeal;
  /** Today's, unless said otherwise. */
  readonly rules?: DealtBy;
}

/**
 * Makes a table and its links, in the transaction of its cause where one is given. Throws UnknownPackError
 * for a box that is not there.
 */
export async function createTable(
  table: NewTable,
  clock: Clock = systemClock,
  { seed, opening: played = [], deal, rules = newestRules(table.pack) }: DealtStart = { seed: newSeed() },
  tx?: Tx,
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
    ...(maker === undefined ? {} : { maker }),
    invited,
    seats: people.map((person) => ({ ...person, link: seatLink(person.token) })),
    ...(opening ? { joinLink: { token: opening, link: joinLink(opening) } } : {}),
    ...(hostToken ? { hostToken } : {}),
    computerNext: computers.some(({ seat }) => start.waiting.includes(seat)),
  };
}

/** Names from elsewhere, such as a rematch, may be alike. */
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

/** Address of the link that opens any free seat. */
export function joinLink(token: string): string {
  return `${env().APP_URL}/join/${token}`;
}

function setupOf({ seats, solo = 'parler', options, variant }: NewTable): Setup {
  const players = seats.length;
  if (seats.every(({ bot }) => bot)) throw new RangeError('nobody is to sit at this table');
  if (players === 1) return { players, solo, options, variant };
  if (players !== 2 && players !== 3 && players !== 4) throw new RangeError(`${players} seats`);
  return { players, options, variant };
}
