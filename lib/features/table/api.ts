/** Making a table, sitting down and looking at it. */
import 'server-only';
import { z } from 'zod';
import { findBoxPack } from '@/lib/features/boxes/load-pack';
import { loadTableAt } from '@/lib/features/history/load-position';
import { cacheControlOf, tableExists } from '@/lib/features/history/read-log';
import { deliverAfterResponse, playAfterResponse } from '@/lib/features/jobs/jobs';
import { personOfRequest } from '@/lib/features/people/guests';
import { sitOnReservedSeat } from '@/lib/features/seats/api-reserved-seat';
import { announceArrival } from '@/lib/features/seats/arrivals';
import { sitDown, tokenOfRequest, visitorOfRequest } from '@/lib/features/seats/seats';
import { lookerOfRequest, refuseToken } from '@/lib/features/seats/visitor';
import { tableAnswer } from '@/lib/features/table/api-table-answer';
import {
  AtRow,
  Email,
  GameId,
  Hash,
  Name,
  OfTable,
  ScoreShape,
  SeatShape,
  Seats,
  TimeZone,
  ViewShape,
} from '@/lib/features/table/contract-shapes';
import { loadTable } from '@/lib/features/table/load/load-table';
import { waitsForComputer } from '@/lib/features/table/load/seat-infos';
import { GAME_STATUSES, JOIN_POLICIES, LINE_SHARINGS, WATCHERS } from '@/lib/features/table/load/table-view';
import { NewTableBody, newTableOf } from '@/lib/features/table/new-table-shapes';
import { createTable, withMaker } from '@/lib/features/table/new-table/create-table';
import { DEPARTURE_FIELDS, ENDING_FIELDS } from '@/lib/game/competing/ending-shapes';
import { EndingSchema } from '@/lib/game/competing/ending-shapes';
import { SeatShape as SeatNumber } from '@/lib/game/engine/vocabulary-shapes';
import { LEVELS } from '@/lib/game/levels';
import { preferredLocale } from '@/lib/game/wording/language/locales';
import { withNames } from '@/lib/game/wording/seat-names';
import { admittedPerson } from '@/lib/platform/auth/access-token';
import { browserLabel } from '@/lib/platform/auth/browser-label';
import {
  bearerToken,
  cookiesOf,
  seatCookie,
  setCookieHeader,
  tokenFromCookies,
} from '@/lib/platform/auth/seat-proof';
import { userIdOf } from '@/lib/platform/auth/session';
import { systemClock } from '@/lib/platform/clock';
import { Moment } from '@/lib/platform/http/answer-of';
import { defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';
import { sameAs } from '@/lib/platform/http/older-names';
import { problem } from '@/lib/platform/http/problem';
import { refused } from '@/lib/platform/http/refused';
import { wordingOf } from '@/lib/platform/i18n/wording-of';

const TableAnswer = z
  .object({
    id: GameId,
    name: z.string(),
    status: z.enum(GAME_STATUSES).describe('`ended`: without a result.'),
    ending: EndingSchema.extend({ reason: ENDING_FIELDS.reason })
      .optional()
      .describe('How it ended; missing while it runs.'),
    gone: z
      .array(z.object({ seat: SeatNumber, name: z.string(), ...DEPARTURE_FIELDS }))
      .optional()
      .describe('Once it is over: the people who had lost their seats, the last of each seat.'),
    pause: z
      .object({ from: Moment, until: Moment, isRunning: z.literal(true).optional() })
      .optional()
      .describe('The common holiday that runs or is to come.'),
    origin: z
      .enum(['finished', 'study'])
      .optional()
      .describe('Brought in from a document, and as what; missing where the game was played here.'),
    deal: z
      .object({
        id: z.string().optional().describe('Of the deal that it shares with other tables.'),
        isKnown: z
          .boolean()
          .describe('A player could have known it before: the game is left out of statistics.'),
      })
      .optional()
      .describe('Missing if only this table has the deal, and no player knew it before.'),
    createdAt: Moment,
    seq: z.int().describe('The row whose position is shown.'),
    latestSeq: z.int().describe('The newest row that you may see.'),
    inTurn: z
      .object({ seat: SeatNumber })
      .optional()
      .describe('This seat is in the middle of a turn. You see its steps when they are final.'),
    version: z.string().describe('Changes with rows, talk and people; see the stream.'),
    head: Hash.describe('The hash of row `seq`.'),
    commitment: Hash.describe('SHA-256 of the seed of all shuffles, public from the start.'),
    seed: Hash.optional().describe('The seed itself, once the game has ended, and the day of its deal.'),
    seats: z.array(SeatShape),
    unproven: z
      .enum(['token-wrong', 'not-seated'])
      .optional()
      .describe(
        'Why your token shows only the public view: it belongs to no seat here, or you have not sat down yet (`POST /api/games/{id}/sit`).',
      ),
    me: SeatNumber.optional().describe('The seat this answer was made for; missing without one.'),
    isHolder: z.literal(true).optional().describe('You hold it, and do not merely play by its link.'),
    waitingFor: Seats,
    door: z.enum(JOIN_POLICIES).describe('Who may take a free seat.'),
    watchers: z.enum(WATCHERS).describe('Who may look at it.'),
    lineSharing: z
      .enum(LINE_SHARINGS)
      .optional()
      .describe(
        'Whether lines tried in the sandbox may be shared while the game runs; missing: they may not.',
      ),
    isHost: z.literal(true).optional().describe('You made the table.'),
    hasPlans: z.literal(true).optional().describe('You have a turn planned.'),
    invited: SeatNumber.optional().describe('The seat that is kept for you until you sit down.'),
    former: SeatNumber.optional().describe(
      'The seat you held once; another player holds it now, or it is free.',
    ),
    scores: z.array(ScoreShape),
    view: ViewShape,
  })
  .meta({ id: 'Table', description: 'A table at a position.' });

/**
 * The log is append-only, so the position after a row never changes. Access to it can change, see
 * `cacheControlOf`.
 */
const FOR_GOOD = 'private, max-age=31536000, immutable';

/**
 * Proof for this request: a seat token, an access token's person, or the browser's session and earlier seat.
 */
async function askerOf(gameId: string, headers: Headers) {
  const person = admittedPerson(headers);
  if (person) return { userId: person };
  if (bearerToken(headers)) return { isProgram: true };
  const label = browserLabel(headers.get('user-agent'));
  return { userId: await userIdOf({ headers }), cookie: tokenFromCookies(gameId, cookiesOf(headers)), label };
}

export const TABLE_API = [
  operation(
    defineContract({
      id: 'createTable',
      tag: 'Tables',
      fromAnywhere: true,
      method: 'POST',
      path: '/api/tables',
      limit: 'create',
      summary:
        'Make a table for one to four players, people or computers. The answer is the only time that the seat tokens are shown.',
      access: 'anyone',
      body: NewTableBody,
      status: 201,
      answer: z.object({
        gameId: GameId,
        game: z.object({ id: z.string(), name: z.string(), seq: z.int(), link: z.url() }),
        seats: z.array(
          z.object({
            seat: z.int(),
            name: z.string(),
            token: z.string(),
            link: z.url(),
            sentTo: z.string().optional().describe('The invitation is sent to this address.'),
          }),
        ),
        computers: z.array(z.object({ seat: z.int(), name: z.string(), bot: z.enum(LEVELS) })),
        sat: z.int().optional().describe('The seat you sit on, with `sit`.'),
        door: z.object({ token: z.string(), link: z.url() }).optional().describe('Opens any free seat.'),
        hostToken: z
          .string()
          .optional()
          .describe('Proves the host; missing when a person who is signed in made the table.'),
      }),
      problems: ['unknown-pack'],
    }),
    async ({ body, headers }) => {
      if (body.pack !== undefined && !(await findBoxPack(body.pack)))
        return { problem: problem('unknown-pack', 'There is no such revision of a box.') };
      const host = await personOfRequest(headers);
      const hostId = host?.id;
      const table = newTableOf(body);
      const made = await createTable({
        ...table,
        ...(body.sit ? { seats: withMaker(table.seats, hostId) } : {}),
        hostId,
        inviting: { hostEmail: host?.email },
      });
      const { gameId, name, seq, link, computerNext, computers, seats, joinLink, hostToken, maker, invited } =
        made;
      const token = seats.find(({ seat }) => seat === maker)?.token;
      if (token) await sitDown({ token, userId: hostId, isProgram: true });
      playAfterResponse(gameId, computerNext);
      return {
        ok: true,
        value: {
          body: {
            gameId,
            game: { id: gameId, name, seq, link },
            seats: seats.map((seat) => {
              const sentTo = invited.find((each) => each.seat === seat.seat)?.email;
              return { ...seat, ...(sentTo ? { sentTo } : {}) };
            }),
            computers: withNames(wordingOf('en'), computers),
            sat: maker,
            door: joinLink,
            ...(hostToken ? { hostToken } : {}),
          },
        },
      };
    },
  ),
  operation(
    defineContract({
      id: 'lookAtTable',
      asIs: true,
      tag: 'Tables',
      method: 'GET',
      path: '/api/games/{id}',
      summary:
        'Look at a table: the public view or, with a seat token, the view of that seat with the tiles offered to it. Steps that can still be taken back are shown to the seat whose turn it is, and to a seat that has to choose in between: send your token before you give a command.',
      access: 'anyone-or-seat',
      params: OfTable,
      answer: TableAnswer,
      problems: ['token-wrong', 'not-seated', 'unknown-table'],
    }),
    async ({ params, headers }) => {
      const who = await lookerOfRequest(params.id, headers);
      // A token without access still sees the public view of an open table.
      const table = await loadTable(params.id, who.ok ? who.value : {}, { log: 'none' });
      if (!table) return who.ok ? refused({ kind: 'unknown-table' }) : who;
      playAfterResponse(params.id, waitsForComputer(table));
      const token = who.ok ? {} : { unproven: who.error.kind };
      return { ok: true, value: { body: { ...tableAnswer(table), ...token } } };
    },
  ),
  operation(
    defineContract({
      id: 'lookAtPosition',
      asIs: true,
      tag: 'Tables',
      method: 'GET',
      path: '/api/games/{id}/at/{seq}',
      summary: 'The position right after any row of the log, as it was public then.',
      access: 'anyone',
      params: AtRow,
      answer: TableAnswer,
      problems: ['unknown-table', 'unknown-position'],
    }),
    async ({ params: { id, seq }, headers }) => {
      const who = await visitorOfRequest(id, headers);
      const table = await loadTableAt(id, seq, who);
      if (table) return { ok: true, value: { body: tableAnswer(table) } };
      return refused(
        (await tableExists(id, who)) ? { kind: 'unknown-position', seq } : { kind: 'unknown-table' },
      );
    },
  ),
  operation(
    defineContract({
      id: 'readPosition',
      asIs: true,
      tag: 'Tables',
      method: 'GET',
      path: '/api/games/{id}/positions/{seq}',
      summary:
        'The same without what changes later (names, whom it waits for): good for ever, so keep it as long as you like.',
      access: 'anyone-or-seat',
      params: AtRow,
      answer: z
        .object({ id: GameId, seq: z.int(), head: Hash, scores: z.array(ScoreShape), view: ViewShape })
        .meta({ id: 'Position', description: 'A position of a table, and nothing that changes.' }),
      problems: ['unknown-table', 'unknown-position'],
    }),
    async ({ params: { id, seq }, headers: asked }) => {
      const who = await visitorOfRequest(id, asked);
      const table = await loadTableAt(id, seq, who);
      if (!table)
        return refused(
          (await tableExists(id, who)) ? { kind: 'unknown-position', seq } : { kind: 'unknown-table' },
        );
      const { head, scores, view } = table;
      const headers = { 'cache-control': await cacheControlOf(id, FOR_GOOD) };
      return { ok: true, value: { body: { id, seq: table.seq, head, scores, view }, headers } };
    },
  ),
  operation(
    defineContract({
      id: 'sitDown',
      tag: 'Tables',
      method: 'POST',
      path: '/api/games/{id}/sit',
      limit: 'join',
      summary:
        'Take the seat of a token, and give its name and address. Once it is held, only its holder changes those, by the session or the cookie they sat down with. An access token takes the seat that is kept for its person. Can be repeated. Also sets the cookie of the seat, a key of its own.',
      access: 'seat',
      params: OfTable,
      body: z
        .strictObject({
          token: z.string().max(100).optional(),
          name: Name.optional(),
          email: Email.optional(),
          timeZone: TimeZone.optional().describe('For times in emails to a seat without an account.'),
        })
        .optional(),
      answer: z.object({
        gameId: GameId,
        game: sameAs('gameId', GameId),
        seat: z.int(),
        name: z.string(),
        seated: z.literal(true),
      }),
      problems: ['token-missing', 'token-wrong', 'seat-held', 'name-taken', 'cross-site', 'unknown-table'],
    }),
    async ({ params, body, headers }) => {
      const { token = tokenOfRequest(params.id, headers), ...given } = body ?? {};
      if (!token) return (await sitOnReservedSeat(params.id, headers)) ?? refused({ kind: 'token-missing' });
      const locale = preferredLocale(headers.get('accept-language'));
      const asker = await askerOf(params.id, headers);
      const sat = await sitDown({ gameId: params.id, token, ...given, locale, ...asker });
      if (!sat.ok) return sat.error.kind === 'token-wrong' ? refuseToken(params.id) : sat;
      const { gameId, seat, name: called, isNew, key } = sat.value;
      if (isNew) {
        await announceArrival(gameId, seat, systemClock.now());
        deliverAfterResponse(1);
      }
      return {
        ok: true,
        value: {
          body: { gameId, seat, name: called, seated: true },
          headers: { 'set-cookie': setCookieHeader(seatCookie(gameId, key)) },
        },
      };
    },
  ),
];
