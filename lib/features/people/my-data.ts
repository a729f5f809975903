import 'server-only';
import { rowsOfPart, type PartName } from '@/lib/features/people/my-data-store';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';

/** The members of the document, each with the table it comes from: docs/security.md. */
export const MEMBERS = {
  person: 'User',
  signsInBy: 'Account',
  browsers: 'Device',
  accessTokens: 'AccessToken',
  holidays: 'Holiday',
  calendar: 'CalendarAddress',
  channels: 'Channel',
  tableWishes: 'TableWish',
  tablesMade: 'Game',
  seats: 'Seat',
  formerSeats: 'SeatHolder',
  seatBrowsers: 'SeatKey',
  seatEntries: 'SeatEntry',
  newLinksAsked: 'SeatClaim',
  seatsOffered: 'SeatOffer',
  playsFor: 'SeatDelegate',
  problemReports: 'ProblemReport',
  agreedTo: 'Consent',
  decisions: 'Decision',
  said: 'ChatMessage',
  notes: 'Note',
  lines: 'SandboxLine',
  plans: 'Plan',
  deals: 'DealEntry',
  puzzles: 'PuzzleResult',
  puzzleHelp: 'PuzzleHelp',
  puzzleRating: 'SolverRating',
  circles: 'CircleMember',
  circleEntries: 'CircleEntry',
  circleTalk: 'CircleChatMessage',
  gatheringAnswers: 'GatheringAnswer',
  competitions: 'Entrant',
  results: 'ResultSeat',
  circleYears: 'CircleYear',
  ratings: 'Rating',
  ratingChanges: 'RatingChange',
  ratedAnswer: 'RatedAnswer',
  boxes: 'Box',
  boxEdits: 'BoxEditor',
  boxValues: 'BoxValue',
  boxChoices: 'BoxChoice',
  boxRevisions: 'BoxRevision',
} as const satisfies Readonly<Record<string, PartName>>;

const MY_DATA_FORMAT = 'praga-by-post/person';

/**
 * All data of one person, as the text of one JSON document, piece by piece. It contains no key and no secret.
 */
export async function* myData(userId: string, clock: Clock = systemClock): AsyncGenerator<string> {
  const head = { format: MY_DATA_FORMAT, version: 1, service: env().APP_URL, madeAt: clock.now() };
  yield JSON.stringify(head).slice(0, -1);
  for (const [member, part] of Object.entries(MEMBERS)) {
    yield `,\n${JSON.stringify(member)}: [`;
    let between = '\n';
    for await (const rows of rowsOfPart(part, userId)) {
      if (rows.length === 0) continue;
      yield between + rows.map((row) => JSON.stringify(row)).join(',\n');
      between = ',\n';
    }
    yield ']';
  }
  yield '\n}\n';
}
