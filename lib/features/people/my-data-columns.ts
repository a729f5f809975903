import type { Prisma } from '@/lib/generated/prisma/client';

// Columns of each table that belong to the person; others are left out (docs/security.md).

export const USER = {
  id: true,
  name: true,
  email: true,
  emailVerified: true,
  image: true,
  locale: true,
  timeZone: true,
  quietFrom: true,
  quietTo: true,
  daysOff: true,
  autoHolidays: true,
  digestAt: true,
  digestSentOn: true,
  digestOnly: true,
  askBefore: true,
  tableKeys: true,
  tableNews: true,
  tableSound: true,
  tableHere: true,
  isAdmin: true,
  createdAt: true,
  sessionsFrom: true,
  bannedAt: true,
  playerKey: true,
  ratings: true,
  waitShown: true,
} as const satisfies Prisma.UserSelect;
export const ACCOUNT = {
  type: true,
  provider: true,
  providerAccountId: true,
  scope: true,
} as const satisfies Prisma.AccountSelect;
export const BROWSER = { label: true, createdAt: true, seenOn: true } as const satisfies Prisma.BrowserSelect;
export const ACCESS_TOKEN = {
  id: true,
  name: true,
  scope: true,
  tableId: true,
  createdAt: true,
  expiresAt: true,
  usedOn: true,
} as const satisfies Prisma.AccessTokenSelect;
export const HOLIDAY = {
  id: true,
  first: true,
  last: true,
  automatic: true,
} as const satisfies Prisma.HolidaySelect;
export const CALENDAR = {
  madeAt: true,
  revision: true,
  changedAt: true,
} as const satisfies Prisma.CalendarAddressSelect;
export const CHANNEL = {
  id: true,
  kind: true,
  target: true,
  label: true,
  wants: true,
  provedAt: true,
  stoppedAt: true,
  lastSentAt: true,
  lastError: true,
  lastErrorAt: true,
  failures: true,
  device: true,
  createdAt: true,
} as const satisfies Prisma.ChannelSelect;
export const TABLE = {
  id: true,
  name: true,
  status: true,
  pace: true,
  joinPolicy: true,
  watchers: true,
  lineSharing: true,
  mayEmbed: true,
  createdAt: true,
  finishedAt: true,
  circleId: true,
  resultAt: true,
} as const satisfies Prisma.GameSelect;
export const SEAT = {
  gameId: true,
  seat: true,
  tenure: true,
  name: true,
  email: true,
  emailOwn: true,
  seatedAt: true,
  heldFrom: true,
  bankMs: true,
  tickingAt: true,
  grantedMs: true,
  reminded: true,
  seenSeq: true,
  seenTalk: true,
  locale: true,
  mailStoppedAt: true,
  mailSentAt: true,
  mailError: true,
  mailFailures: true,
  game: { select: { name: true, status: true } },
} as const satisfies Prisma.SeatSelect;
export const HOLDER = {
  gameId: true,
  seat: true,
  untilSeq: true,
  name: true,
  at: true,
  replaced: true,
  email: true,
  locale: true,
} as const satisfies Prisma.SeatHolderSelect;
export const KEY = {
  gameId: true,
  seat: true,
  tenure: true,
  own: true,
  label: true,
  createdAt: true,
} as const satisfies Prisma.SeatKeySelect;
export const ENTRY = {
  id: true,
  gameId: true,
  seat: true,
  tenure: true,
  kind: true,
  name: true,
  by: true,
  seq: true,
  at: true,
} as const satisfies Prisma.SeatEntrySelect;
export const CLAIM = {
  gameId: true,
  seat: true,
  tenure: true,
  askedBy: true,
  agreed: true,
  seq: true,
  askedAt: true,
  refusedAt: true,
} as const satisfies Prisma.SeatClaimSelect;
export const PROBLEM = {
  gameId: true,
  id: true,
  seq: true,
  seat: true,
  tenure: true,
  text: true,
  locale: true,
  at: true,
  answer: true,
  answeredAt: true,
} as const satisfies Prisma.ProblemReportSelect;
export const OFFER = {
  gameId: true,
  seat: true,
  tenure: true,
  by: true,
  at: true,
  opensAt: true,
  goodUntil: true,
} as const satisfies Prisma.SeatOfferSelect;
export const CONSENT = {
  gameId: true,
  seat: true,
  question: true,
  about: true,
  at: true,
} as const satisfies Prisma.VoteSelect;
export const DECISION = {
  gameId: true,
  id: true,
  kind: true,
  subject: true,
  seat: true,
  about: true,
  detail: true,
  by: true,
  why: true,
  state: true,
  at: true,
  effectAt: true,
  undoUntil: true,
  endedAt: true,
  endedBy: true,
} as const satisfies Prisma.DecisionSelect;
export const SAID = {
  id: true,
  gameId: true,
  seat: true,
  name: true,
  text: true,
  seq: true,
  mentions: true,
  at: true,
  removedAt: true,
  reactions: true,
} as const satisfies Prisma.ChatMessageSelect;
export const NOTE = {
  id: true,
  gameId: true,
  seat: true,
  tenure: true,
  text: true,
  sealed: true,
  seq: true,
  at: true,
} as const satisfies Prisma.NoteSelect;
export const LINE = {
  id: true,
  gameId: true,
  seat: true,
  tenure: true,
  seq: true,
  base: true,
  key: true,
  name: true,
  steps: true,
  sharedAs: true,
  createdAt: true,
  updatedAt: true,
} as const satisfies Prisma.SandboxLineSelect;
export const PLAN = {
  id: true,
  gameId: true,
  seat: true,
  tenure: true,
  heldFrom: true,
  place: true,
  baseSeq: true,
  afterTurn: true,
  plan: true,
  mode: true,
  found: true,
  progress: true,
  report: true,
  revision: true,
  keptAt: true,
  endedAt: true,
} as const satisfies Prisma.PlanSelect;
export const PUZZLE = { puzzle: true, found: true, at: true } as const satisfies Prisma.PuzzleResultSelect;
export const PUZZLE_HELP = { puzzle: true, at: true } as const satisfies Prisma.PuzzleHelpSelect;
export const SOLVING = {
  rating: true,
  deviation: true,
  volatility: true,
  games: true,
} as const satisfies Prisma.SolverRatingSelect;
export const DEAL = {
  gameId: true,
  dealId: true,
  at: true,
  place: true,
  score: true,
  rival: true,
} as const satisfies Prisma.DealEntrySelect;
export const MEMBERSHIP = {
  circleId: true,
  id: true,
  playerKey: true,
  name: true,
  role: true,
  state: true,
  letter: true,
  joinedAt: true,
  endsAt: true,
} as const satisfies Prisma.CircleMemberSelect;
export const CIRCLE_ENTRY = {
  circleId: true,
  id: true,
  kind: true,
  memberId: true,
  by: true,
  detail: true,
  at: true,
} as const satisfies Prisma.CircleEntrySelect;
export const ENTRANT = {
  competitionId: true,
  id: true,
  playerKey: true,
  name: true,
  state: true,
  enteredAt: true,
  checkedInAt: true,
  playsFrom: true,
  division: true,
  lot: true,
  endsAt: true,
} as const satisfies Prisma.EntrantSelect;
export const GATHERING_ANSWER = {
  gatheringId: true,
  answer: true,
  at: true,
} as const satisfies Prisma.GatheringAnswerSelect;
export const BOX = {
  id: true,
  name: true,
  share: true,
  baseId: true,
  baseVersion: true,
  createdAt: true,
  updatedAt: true,
} as const satisfies Prisma.BoxSelect;
export const BOX_EDITOR = {
  boxId: true,
  id: true,
  joinedAt: true,
  leftAt: true,
} as const satisfies Prisma.BoxEditorSelect;
