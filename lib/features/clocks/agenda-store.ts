import 'server-only';
import { clocksOf, clocksSql, type RawClocks, type TableClocks } from '@/lib/features/table/load/clock-sql';
import { statusOf, type StoredStatus, watchersSql } from '@/lib/features/table/load/game-row';
import { seatBotOf, type SeatRow } from '@/lib/features/table/load/seat-row';
import { newestRowFor } from '@/lib/features/table/load/visible';
import {
  formerSeatSql,
  holderSql,
  opensSql,
  type SeatKeys,
  seatOfKeysSql,
  TAKEN,
} from '@/lib/features/table/seats/seat-sql';
import type { SeatId } from '@/lib/game/engine/commands';
import { Prisma } from '@/lib/generated/prisma/client';
import { systemClock } from '@/lib/platform/clock';
import { db, type Tx } from '@/lib/platform/db/db';
import { momentSql } from '@/lib/platform/db/json';
import { noticeTimeAt } from '@/lib/platform/ops/notice-store';

/** A free seat that is not reserved; a table of a competition has none. */
export interface UnreservedSeat {
  readonly seat: SeatId;
  readonly tenure: number;
  /** Whether it was taken before. */
  readonly isVacated: boolean;
}

/** The clocks, votes and decisions of a table at one moment. */
export interface Agenda {
  readonly gameId: string;
  readonly name: string;
  readonly status: StoredStatus;
  readonly seq: number;
  /** The newest row that the viewer can see (visible.ts). */
  readonly shownSeq: number;
  readonly waiting: readonly SeatId[];
  readonly watchers: string;
  readonly seats: readonly SeatRow[];
  /** The seats kept for a known person who has not come yet. */
  readonly kept: readonly SeatId[];
  /** `Seat.tenure` of each seat. */
  readonly tenures: ReadonlyMap<SeatId, number>;
  /** When the holder of each taken seat sat down. */
  readonly satDown: ReadonlyMap<SeatId, Date>;
  readonly clocks: TableClocks;
  readonly voices: readonly StoredVote[];
  readonly free: readonly UnreservedSeat[];
  /** The account of the host, and their seat. */
  readonly hostId?: string;
  readonly hostSeat?: SeatId;
  /** The seat that the viewer has proved to hold. Only holders decide. */
  readonly me?: SeatId;
  /** The seat that the viewer only has the link of, if they hold none. */
  readonly link?: SeatId;
  /** The seat that is kept for the viewer, if they hold none yet: they decide once they sit down. */
  readonly invited?: SeatId;
  /** For each further seat of a person: the first one they hold. */
  readonly people: ReadonlyMap<SeatId, SeatId>;
  /** The seat that the owner of these keys used to hold. */
  readonly former?: SeatId;
  /** Whether these keys belong to the host. */
  readonly isHost: boolean;
  /** Whether the table has ever decided anything; most have not, which saves a query. */
  readonly hasDecided: boolean;
  /** Whether the deal is shared or was known to a player: each player has one try. */
  readonly isOneTry: boolean;
  /** Whether it is an open table of a competition, which decides who plays on for a person who left. */
  readonly isFixture: boolean;
}

interface RawPerson {
  readonly seat: SeatId;
  readonly name: string;
  /** When its holder sat down, in milliseconds since 1970. */
  readonly satDown: number | null;
  readonly bot: string | null;
  readonly tenure: number;
  /** Whether its holder is a known person. */
  readonly isKnown: boolean;
  readonly isHost: boolean;
  /** The first seat of the same person. */
  readonly first: SeatId;
}

interface RawAgenda extends RawClocks {
  readonly gameId: string;
  readonly name: string;
  readonly status: string;
  readonly seq: number;
  readonly floor: number;
  readonly inTurn: SeatId;
  readonly waiting: SeatId[];
  readonly watchers: string;
  readonly people: RawPerson[] | null;
  /** Milliseconds since 1970. */
  readonly voices: (VoiceRow & { readonly at: number })[] | null;
  readonly hostId: string | null;
  readonly held: SeatId | null;
  readonly mine: SeatId | null;
  readonly invited: SeatId | null;
  readonly former: SeatId | null;
  readonly isHost: boolean;
  readonly hasDecided: boolean;
  readonly isOneTry: boolean;
  readonly isFixture: boolean;
}

/** The agenda of a table, and the seat that these keys prove; undefined if there is no such table. */
export async function loadAgenda(
  gameId: string,
  keys: SeatKeys = {},
  tx: Tx = db(),
): Promise<Agenda | undefined> {
  const now = systemClock.now();
  const watchers = watchersSql(now, await noticeTimeAt(now, tx), keys.userId);
  const [raw] = await tx.$queryRaw<RawAgenda[]>`
    select g."id" as "gameId", g."name", g."status", g."seq", g."waiting",
      coalesce(g."state" #>> '{undo,shown}', g."state" #>> '{undo,floor}')::int as "floor", (g."state" #>> '{turn,seat}')::int as "inTurn",
      ${watchers} as "watchers", ${clocksSql},
      g."hostId",
      (select json_agg(json_build_object('seat', p."seat", 'name', p."name", 'satDown', ${momentSql(Prisma.sql`p."seatedAt"`)}, 'bot', p."bot",
          'tenure', p."tenure", 'isKnown', p."userId" is not null, 'isHost', (p."userId" = g."hostId") is true,
          'first', coalesce((select min(k."seat") from "Seat" k where k."gameId" = p."gameId" and k."userId" = p."userId" and k."bot" is null), p."seat")
        ) order by p."seat")
        from "Seat" p where p."gameId" = g."id") as "people",
      (select json_agg(json_build_object('seat', v."seat", 'question', v."question", 'about', v."about",
          'at', ${momentSql(Prisma.sql`v."at"`)}) order by v."at", v."seat")
        from "Consent" v where v."gameId" = g."id") as "voices",
      (select k."seat" from "Seat" k where k."gameId" = g."id" and ${TAKEN} and ${holderSql(keys)}
        order by (${opensSql(keys.tokenHash)}) is true desc, (k."seat" = any(g."waiting")) desc, k."seat" limit 1) as "held",
      (select m."seat" from "Seat" m where m."gameId" = g."id" and m."seatedAt" is not null
        and m."seat" = (${seatOfKeysSql(keys)})) as "mine",
      (select min(k."seat") from "Seat" k where k."gameId" = g."id" and k."userId" = ${keys.userId ?? null}
        and k."seatedAt" is null and k."bot" is null) as "invited",
      (${formerSeatSql(keys)}) as "former", exists (select 1 from "Decision" d where d."gameId" = g."id" and d."kind" not in ('new-link', 'offer')) as "hasDecided",
      (g."dealId" is not null or g."knownDeal") as "isOneTry",
      exists (select 1 from "Fixture" f where f."tableId" = g."id" and f."state" = 'open') as "isFixture",
      (g."hostId" = ${keys.userId ?? null} or g."hostHash" = ${keys.tokenHash ?? null}) is true as "isHost"
    from "Game" g where g."id" = ${gameId}`;
  return raw && agendaOf(raw);
}

function agendaOf(raw: RawAgenda): Agenda {
  const { gameId, name, status, seq, waiting, watchers, people, mine, held, invited, former } = raw;
  const { isHost, hasDecided, isOneTry, isFixture } = raw;
  const first = new Map((people ?? []).map((person) => [person.seat, person.first]));
  const kept = (people ?? []).filter(isKept).map(({ seat }) => seat);
  const clocks = withKept(clocksOf(raw), kept);
  const hostSeat = people?.find((person) => person.isHost)?.seat;
  return {
    gameId,
    name,
    status: statusOf(status),
    seq,
    shownSeq: status === 'running' ? newestRowFor({ status, waiting }, stateOf(raw), mine ?? undefined) : seq,
    waiting,
    watchers,
    clocks,
    isHost,
    hasDecided,
    isOneTry,
    isFixture,
    seats: (people ?? []).map(seatRowOf),
    kept,
    tenures: new Map((people ?? []).map(({ seat, tenure }) => [seat, tenure])),
    satDown: satDownOf(people ?? []),
    free: isFixture ? [] : (people ?? []).flatMap((person) => freeSeatOf(person, clocks)),
    people: first,
    voices: voicesOf(raw, first),
    hostId: raw.hostId ?? undefined,
    hostSeat,
    me: held ?? undefined,
    ...(held === null && mine !== null ? { link: mine } : {}),
    ...(held === null && invited !== null ? { invited } : {}),
    ...(mine === null && former !== null ? { former } : {}),
  };
}

/** The votes of people, earliest first. A person on several seats has one vote, under their first seat. */
function voicesOf({ voices }: RawAgenda, first: ReadonlyMap<SeatId, SeatId>): readonly StoredVote[] {
  const spoken = new Map<string, StoredVote>();
  for (const { at, seat: said, question, about } of voices ?? []) {
    const seat = first.get(said) ?? said;
    const key = [seat, question, about].join(' ');
    if (!spoken.has(key)) spoken.set(key, { seat, question, about, at: new Date(at) });
  }
  return [...spoken.values()];
}

const stateOf = ({ seq, floor, inTurn }: RawAgenda) => ({ seq, undo: { floor }, turn: { seat: inTurn } });

function seatRowOf({ seat, name, satDown, bot }: RawPerson): SeatRow {
  const held = seatBotOf(bot);
  return { seat, name, seated: satDown !== null, ...(held ? { bot: held } : {}) };
}

const isKept = ({ satDown, bot, isKnown }: RawPerson): boolean => satDown === null && bot === null && isKnown;

function withKept(clocks: TableClocks, kept: readonly SeatId[]): TableClocks {
  const marked = clocks.seats.map((clock) =>
    kept.includes(clock.seat) ? { ...clock, isKept: true as const } : clock,
  );
  return { ...clocks, seats: marked };
}

function satDownOf(people: readonly RawPerson[]): ReadonlyMap<SeatId, Date> {
  return new Map(
    people.flatMap(({ seat, satDown }) => (satDown === null ? [] : [[seat, new Date(satDown)] as const])),
  );
}

function freeSeatOf(
  { seat, tenure, satDown, bot, isKnown }: RawPerson,
  clocks: TableClocks,
): UnreservedSeat[] {
  if (satDown !== null || bot !== null || isKnown) return [];
  const heldFrom = clocks.seats.find((clock) => clock.seat === seat)?.heldFrom ?? 1;
  return [{ seat, tenure, isVacated: heldFrom > 1 }];
}

/** A vote. The questions are defined in lib/features/clocks/request-kinds.ts. */
export interface VoiceRow {
  readonly seat: SeatId;
  readonly question: string;
  readonly about: string;
}

/** A vote that a player gave, with its time. */
interface StoredVote extends VoiceRow {
  readonly at: Date;
}
