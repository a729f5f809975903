import 'server-only';
import { z } from 'zod';
import {
  ownBoxChoices,
  ownBoxEdits,
  ownBoxes,
  ownBoxRevisions,
  ownBoxValues,
} from '@/lib/features/people/my-boxes-store';
import {
  ownAnswers,
  ownEntries,
  ownCircleEntries,
  ownCircleTalk,
  ownMemberships,
  ownResults,
  ownSums,
  ownRatedAnswer,
  ownRatingChanges,
  ownRatingRows,
} from '@/lib/features/people/my-circles-store';
import * as columns from '@/lib/features/people/my-data-columns';
import {
  bySeats,
  mapPages,
  readOwnRows,
  pagesOf,
  seatsTakenOf,
  tenureOf,
  type Pages,
} from '@/lib/features/people/own-rows-store';
import { db } from '@/lib/platform/db/db';

type Row = Readonly<Record<string, unknown>>;
/** Reads the rows of a table that belong to a person. */
type Part = (userId: string) => Pages<Row>;

const byId = { id: 'asc' } as const;
const byGame = { gameId: 'asc' } as const;
const bySeat = { seat: 'asc' } as const;

const ofPerson: Part = (userId) =>
  pagesOf((page) => db().user.findMany({ where: { id: userId }, select: columns.USER, ...page }));

const accounts: Part = (userId) =>
  pagesOf((page) => {
    const orderBy = { providerAccountId: 'asc' } as const;
    return db().account.findMany({ where: { userId }, select: columns.ACCOUNT, orderBy, ...page });
  });

const browsers: Part = (userId) =>
  pagesOf((page) =>
    db().browser.findMany({ where: { userId }, select: columns.BROWSER, orderBy: byId, ...page }),
  );

const accessTokens: Part = (userId) =>
  pagesOf((page) =>
    db().accessToken.findMany({ where: { userId }, select: columns.ACCESS_TOKEN, orderBy: byId, ...page }),
  );

const calendar: Part = (userId) =>
  pagesOf((page) => {
    const orderBy = { userId: 'asc' } as const;
    return db().calendarAddress.findMany({ where: { userId }, select: columns.CALENDAR, orderBy, ...page });
  });

const holidays: Part = (userId) =>
  pagesOf((page) =>
    db().holiday.findMany({ where: { userId }, select: columns.HOLIDAY, orderBy: byId, ...page }),
  );

/**
 * The address of a webhook or of a browser is a key itself: anyone with it can send. Its host is enough
 * to recognise it.
 */
const SHOWN_TARGET = z
  .union([
    z.object({ address: z.string() }).transform(({ address }) => address),
    z.object({ url: z.url() }).transform(({ url }) => new URL(url).host),
    z.object({ endpoint: z.url() }).transform(({ endpoint }) => new URL(endpoint).host),
  ])
  .nullable()
  .catch(null);

const channels: Part = (userId) =>
  mapPages(
    pagesOf((page) =>
      db().channel.findMany({ where: { userId }, select: columns.CHANNEL, orderBy: byId, ...page }),
    ),
    ({ target, ...channel }) => ({ ...channel, target: SHOWN_TARGET.parse(target) }),
  );

const preferences: Part = (userId) =>
  pagesOf((page) => {
    const select = { gameId: true, mutedAt: true } as const;
    return db().tablePreference.findMany({ where: { userId }, select, orderBy: byGame, ...page });
  });

const tables: Part = (userId) =>
  mapPages(
    pagesOf((page) =>
      db().game.findMany({ where: { hostId: userId }, select: columns.TABLE, orderBy: byId, ...page }),
    ),
    ({ joinPolicy: door, ...table }) => ({ ...table, door }),
  );

const seats: Part = (userId) =>
  mapPages(
    pagesOf((page) =>
      db().seat.findMany({ where: { userId }, select: columns.SEAT, orderBy: [byGame, bySeat], ...page }),
    ),
    ({ game: { name: table, status }, ...seat }) => ({ table, status, ...seat }),
  );

const formerSeats: Part = (userId) =>
  pagesOf((page) => {
    const orderBy = [byGame, bySeat, { untilSeq: 'asc' as const }];
    return db().seatHolder.findMany({ where: { userId }, select: columns.HOLDER, orderBy, ...page });
  });

const seatBrowsers: Part = (userId) =>
  bySeats(userId, (theirs, page) => {
    const orderBy = [byGame, { hash: 'asc' as const }];
    const where = { OR: theirs.map(tenureOf) };
    return db().seatKey.findMany({ where, select: columns.KEY, orderBy, ...page });
  });

const entries: Part = (userId) =>
  mapPages(
    readOwnRows(userId, (where, page) =>
      db().seatEntry.findMany({ where, select: columns.ENTRY, orderBy: byId, ...page }),
    ),
    ({ id, ...entry }) => ({ id: String(id), ...entry }),
  );

const claims: Part = (userId) =>
  bySeats(userId, (theirs, page) => {
    const where = { OR: theirs.map(tenureOf) };
    return db().seatClaim.findMany({ where, select: columns.CLAIM, orderBy: [byGame, bySeat], ...page });
  });

const problems: Part = (userId) =>
  bySeats(userId, (theirs, page) => {
    const where = { OR: theirs.map(tenureOf) };
    return db().problemReport.findMany({ where, select: columns.PROBLEM, orderBy: [byGame, byId], ...page });
  });

const offers: Part = (userId) =>
  bySeats(userId, (theirs, page) => {
    const where = { OR: theirs.map(tenureOf) };
    return db().seatOffer.findMany({ where, select: columns.OFFER, orderBy: [byGame, bySeat], ...page });
  });

/** Delegates of the person's seats, and the links that the person uses. */
async function* delegates(userId: string): Pages<Row> {
  const [select, orderBy] = [columns.DELEGATE, [byGame, byId]];
  yield* pagesOf((page) => db().seatDelegate.findMany({ where: { userId }, select, orderBy, ...page }));
  yield* bySeats(userId, (theirs, page) => {
    const where = { OR: theirs.map(tenureOf) };
    return db().seatDelegate.findMany({ where, select, orderBy, ...page });
  });
}

const consents: Part = (userId) =>
  bySeats(userId, (theirs, page) => {
    const since = seatsTakenOf(theirs).map(({ gameId, seat, seatedAt: gte }) => ({
      gameId,
      seat,
      at: { gte },
    }));
    const orderBy = [byGame, { question: 'asc' as const }, { about: 'asc' as const }, bySeat];
    return db().vote.findMany({ where: { OR: since }, select: columns.CONSENT, orderBy, ...page });
  });

/** Decisions that the person made or took back, by the seats they have held since. */
const decisions: Part = (userId) =>
  bySeats(userId, (theirs, page) => {
    const since = seatsTakenOf(theirs).map(({ gameId, seat, seatedAt: gte }) => {
      return { gameId, at: { gte }, OR: [{ by: { has: seat } }, { endedBy: seat }] };
    });
    const orderBy = [byGame, byId];
    return db().decision.findMany({ where: { OR: since }, select: columns.DECISION, orderBy, ...page });
  });

async function* chatMessages(userId: string): Pages<Row> {
  const [select, orderBy] = [columns.SAID, [byGame, byId]];
  yield* pagesOf((page) => db().chatMessage.findMany({ where: { userId }, select, orderBy, ...page }));
  yield* bySeats(userId, (theirs, page) => {
    const since = seatsTakenOf(theirs).map(({ gameId, seat, seatedAt: gte, heldFrom }) => {
      return { gameId, seat, at: { gte }, seq: { gte: heldFrom - 1 } };
    });
    return db().chatMessage.findMany({ where: { userId: null, OR: since }, select, orderBy, ...page });
  });
}

const notes: Part = (userId) =>
  readOwnRows(userId, (where, page) =>
    db().note.findMany({ where, select: columns.NOTE, orderBy: byId, ...page }),
  );

const lines: Part = (userId) =>
  mapPages(
    readOwnRows(userId, (where, page) =>
      db().sandboxLine.findMany({ where, select: columns.LINE, orderBy: byId, ...page }),
    ),
    ({ key: dealtBy, ...line }) => ({ ...line, dealtBy }),
  );

const plans: Part = (userId) =>
  readOwnRows(userId, (where, page) =>
    db().plan.findMany({ where, select: columns.PLAN, orderBy: byId, ...page }),
  );

const puzzles: Part = (userId) =>
  pagesOf((page) => {
    const orderBy = { puzzle: 'asc' } as const;
    return db().puzzleResult.findMany({ where: { userId }, select: columns.PUZZLE, orderBy, ...page });
  });

const puzzleHelp: Part = (userId) =>
  pagesOf((page) => {
    const orderBy = { puzzle: 'asc' } as const;
    return db().puzzleHelp.findMany({ where: { userId }, select: columns.PUZZLE_HELP, orderBy, ...page });
  });

const solving: Part = (userId) =>
  pagesOf((page) =>
    db().solverRating.findMany({
      where: { userId },
      select: columns.SOLVING,
      orderBy: { userId: 'asc' },
      ...page,
    }),
  );

const deals: Part = (userId) =>
  pagesOf((page) =>
    db().dealEntry.findMany({ where: { userId }, select: columns.DEAL, orderBy: byGame, ...page }),
  );

/** The tables with something of a person. */
const PARTS = {
  User: ofPerson,
  Account: accounts,
  Device: browsers,
  AccessToken: accessTokens,
  Holiday: holidays,
  CalendarAddress: calendar,
  Channel: channels,
  TableWish: preferences,
  Game: tables,
  Seat: seats,
  SeatHolder: formerSeats,
  SeatKey: seatBrowsers,
  SeatEntry: entries,
  SeatClaim: claims,
  SeatOffer: offers,
  SeatDelegate: delegates,
  ProblemReport: problems,
  Consent: consents,
  Decision: decisions,
  ChatMessage: chatMessages,
  Note: notes,
  SandboxLine: lines,
  Plan: plans,
  DealEntry: deals,
  PuzzleResult: puzzles,
  PuzzleHelp: puzzleHelp,
  SolverRating: solving,
  CircleMember: ownMemberships,
  CircleEntry: ownCircleEntries,
  CircleChatMessage: ownCircleTalk,
  GatheringAnswer: ownAnswers,
  Entrant: ownEntries,
  ResultSeat: ownResults,
  CircleYear: ownSums,
  Rating: ownRatingRows,
  RatingChange: ownRatingChanges,
  RatedAnswer: ownRatedAnswer,
  Box: ownBoxes,
  BoxEditor: ownBoxEdits,
  BoxValue: ownBoxValues,
  BoxChoice: ownBoxChoices,
  BoxRevision: ownBoxRevisions,
} as const satisfies Readonly<Record<string, Part>>;
export type PartName = keyof typeof PARTS;

/** The rows of one table about a person, page by page. */
export const rowsOfPart = (part: PartName, userId: string): Pages<Row> => PARTS[part](userId);
