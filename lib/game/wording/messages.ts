import 'server-only';
import enArchive from '@/messages/en/archive.json';
import enTerms from '@/messages/en/terms.json';
import enAccessibility from '@/messages/en/accessibility.json';
import enSay from '@/messages/en/say.json';
import enBoard from '@/messages/en/board.json';
import enNames from '@/messages/en/names.json';
import enTiles from '@/messages/en/tiles.json';
import enEvents from '@/messages/en/events.json';
import enOptions from '@/messages/en/options.json';
import enOpen from '@/messages/en/open.json';
import enRefusals from '@/messages/en/refusals.json';
import enPosition from '@/messages/en/position.json';
import enSetup from '@/messages/en/setup.json';
import enTalk from '@/messages/en/talk.json';
import enTable from '@/messages/en/table.json';
import enMoves from '@/messages/en/moves.json';
import enTurn from '@/messages/en/turn.json';
import enPeople from '@/messages/en/people.json';
import enTables from '@/messages/en/tables.json';
import enSite from '@/messages/en/site.json';
import enMail from '@/messages/en/mail.json';
import enInspect from '@/messages/en/inspect.json';
import enBroken from '@/messages/en/broken.json';
import enLearn from '@/messages/en/learn.json';
import enReference from '@/messages/en/reference.json';
import deArchive from '@/messages/de/archive.json';
import enHistory from '@/messages/en/history.json';
import enReview from '@/messages/en/review.json';
import enFigures from '@/messages/en/figures.json';
import enRecap from '@/messages/en/recap.json';
import enPlans from '@/messages/en/plans.json';
import enNotifications from '@/messages/en/notifications.json';
import enSeats from '@/messages/en/seats.json';
import enDaily from '@/messages/en/daily.json';
import enDuel from '@/messages/en/duel.json';
import enWeekly from '@/messages/en/weekly.json';
import enInsights from '@/messages/en/insights.json';
import enPuzzles from '@/messages/en/puzzles.json';
import enSandbox from '@/messages/en/sandbox.json';
import enPace from '@/messages/en/pace.json';
import enOperator from '@/messages/en/operator.json';
import enLeaving from '@/messages/en/leaving.json';
import deTerms from '@/messages/de/terms.json';
import deAccessibility from '@/messages/de/accessibility.json';
import deSay from '@/messages/de/say.json';
import deBoard from '@/messages/de/board.json';
import deNames from '@/messages/de/names.json';
import deTiles from '@/messages/de/tiles.json';
import deEvents from '@/messages/de/events.json';
import deOptions from '@/messages/de/options.json';
import deOpen from '@/messages/de/open.json';
import deRefusals from '@/messages/de/refusals.json';
import dePosition from '@/messages/de/position.json';
import deSetup from '@/messages/de/setup.json';
import deTalk from '@/messages/de/talk.json';
import deTable from '@/messages/de/table.json';
import deMoves from '@/messages/de/moves.json';
import deTurn from '@/messages/de/turn.json';
import dePeople from '@/messages/de/people.json';
import deTables from '@/messages/de/tables.json';
import deSite from '@/messages/de/site.json';
import deMail from '@/messages/de/mail.json';
import deInspect from '@/messages/de/inspect.json';
import deBroken from '@/messages/de/broken.json';
import deLearn from '@/messages/de/learn.json';
import deReference from '@/messages/de/reference.json';
import ptArchive from '@/messages/pt-BR/archive.json';
import deHistory from '@/messages/de/history.json';
import deReview from '@/messages/de/review.json';
import deFigures from '@/messages/de/figures.json';
import deRecap from '@/messages/de/recap.json';
import dePlans from '@/messages/de/plans.json';
import deNotifications from '@/messages/de/notifications.json';
import deSeats from '@/messages/de/seats.json';
import deDaily from '@/messages/de/daily.json';
import deDuel from '@/messages/de/duel.json';
import deWeekly from '@/messages/de/weekly.json';
import deInsights from '@/messages/de/insights.json';
import dePuzzles from '@/messages/de/puzzles.json';
import deSandbox from '@/messages/de/sandbox.json';
import dePace from '@/messages/de/pace.json';
import deOperator from '@/messages/de/operator.json';
import deLeaving from '@/messages/de/leaving.json';
import ptTerms from '@/messages/pt-BR/terms.json';
import ptAccessibility from '@/messages/pt-BR/accessibility.json';
import ptSay from '@/messages/pt-BR/say.json';
import ptBoard from '@/messages/pt-BR/board.json';
import ptNames from '@/messages/pt-BR/names.json';
import ptTiles from '@/messages/pt-BR/tiles.json';
import ptEvents from '@/messages/pt-BR/events.json';
import ptOptions from '@/messages/pt-BR/options.json';
import ptOpen from '@/messages/pt-BR/open.json';
import ptRefusals from '@/messages/pt-BR/refusals.json';
import ptPosition from '@/messages/pt-BR/position.json';
import ptSetup from '@/messages/pt-BR/setup.json';
import ptTalk from '@/messages/pt-BR/talk.json';
import ptTable from '@/messages/pt-BR/table.json';
import ptMoves from '@/messages/pt-BR/moves.json';
import ptTurn from '@/messages/pt-BR/turn.json';
import ptPeople from '@/messages/pt-BR/people.json';
import ptTables from '@/messages/pt-BR/tables.json';
import ptSite from '@/messages/pt-BR/site.json';
import ptMail from '@/messages/pt-BR/mail.json';
import ptInspect from '@/messages/pt-BR/inspect.json';
import ptBroken from '@/messages/pt-BR/broken.json';
import ptLearn from '@/messages/pt-BR/learn.json';
import ptReference from '@/messages/pt-BR/reference.json';
import ptHistory from '@/messages/pt-BR/history.json';
import ptReview from '@/messages/pt-BR/review.json';
import ptFigures from '@/messages/pt-BR/figures.json';
import ptRecap from '@/messages/pt-BR/recap.json';
import ptPlans from '@/messages/pt-BR/plans.json';
import ptNotifications from '@/messages/pt-BR/notifications.json';
import ptSeats from '@/messages/pt-BR/seats.json';
import ptDaily from '@/messages/pt-BR/daily.json';
import ptDuel from '@/messages/pt-BR/duel.json';
import ptWeekly from '@/messages/pt-BR/weekly.json';
import ptInsights from '@/messages/pt-BR/insights.json';
import ptPuzzles from '@/messages/pt-BR/puzzles.json';
import ptSandbox from '@/messages/pt-BR/sandbox.json';
import ptPace from '@/messages/pt-BR/pace.json';
import ptOperator from '@/messages/pt-BR/operator.json';
import ptLeaving from '@/messages/pt-BR/leaving.json';
import type { Locale } from './locales';

const en = {
  archive: enArchive,
  terms: enTerms,
  names: enNames,
  tiles: enTiles,
  events: enEvents,
  options: enOptions,
  open: enOpen,
  refusals: enRefusals,
  board: enBoard,
  say: enSay,
  accessibility: enAccessibility,
  position: enPosition,
  setup: enSetup,
  table: enTable,
  moves: enMoves,
  turn: enTurn,
  people: enPeople,
  tables: enTables,
  site: enSite,
  mail: enMail,
  inspect: enInspect,
  broken: enBroken,
  learn: enLearn,
  reference: enReference,
  talk: enTalk,
  notifications: enNotifications,
  pace: enPace,
  recap: enRecap,
  figures: enFigures,
  review: enReview,
  history: enHistory,
  plans: enPlans,
  daily: enDaily,
  duel: enDuel,
  weekly: enWeekly,
  insights: enInsights,
  puzzles: enPuzzles,
  sandbox: enSandbox,
  seats: enSeats,
  operator: enOperator,
  leaving: enLeaving,
};
const de = {
  archive: deArchive,
  terms: deTerms,
  names: deNames,
  tiles: deTiles,
  events: deEvents,
  options: deOptions,
  open: deOpen,
  refusals: deRefusals,
  board: deBoard,
  say: deSay,
  accessibility: deAccessibility,
  position: dePosition,
  setup: deSetup,
  table: deTable,
  moves: deMoves,
  turn: deTurn,
  people: dePeople,
  tables: deTables,
  site: deSite,
  mail: deMail,
  inspect: deInspect,
  broken: deBroken,
  learn: deLearn,
  reference: deReference,
  talk: deTalk,
  notifications: deNotifications,
  pace: dePace,
  recap: deRecap,
  figures: deFigures,
  review: deReview,
  history: deHistory,
  plans: dePlans,
  daily: deDaily,
  duel: deDuel,
  weekly: deWeekly,
  insights: deInsights,
  puzzles: dePuzzles,
  sandbox: deSandbox,
  seats: deSeats,
  operator: deOperator,
  leaving: deLeaving,
};
const pt = {
  archive: ptArchive,
  terms: ptTerms,
  names: ptNames,
  tiles: ptTiles,
  events: ptEvents,
  options: ptOptions,
  open: ptOpen,
  refusals: ptRefusals,
  board: ptBoard,
  say: ptSay,
  accessibility: ptAccessibility,
  position: ptPosition,
  setup: ptSetup,
  table: ptTable,
  moves: ptMoves,
  turn: ptTurn,
  people: ptPeople,
  tables: ptTables,
  site: ptSite,
  mail: ptMail,
  inspect: ptInspect,
  broken: ptBroken,
  learn: ptLearn,
  reference: ptReference,
  talk: ptTalk,
  notifications: ptNotifications,
  pace: ptPace,
  recap: ptRecap,
  figures: ptFigures,
  review: ptReview,
  history: ptHistory,
  plans: ptPlans,
  daily: ptDaily,
  duel: ptDuel,
  weekly: ptWeekly,
  insights: ptInsights,
  puzzles: ptPuzzles,
  sandbox: ptSandbox,
  seats: ptSeats,
  operator: ptOperator,
  leaving: ptLeaving,
};

/** All messages; a key is the file's name and the way within it, as in `terms.action.kings-road`. */
export const MESSAGES = { en, de, 'pt-BR': pt } as const satisfies Record<Locale, object>;

type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}`;
}[keyof T & string];

/** The keys there are: one that is not in the English messages does not compile. */
export type MessageKey = Leaves<typeof en>;
