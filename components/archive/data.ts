/** Data of a self-contained page: a game, and everything needed to draw it in one language. */
import { ReplayedGame, type ReplayDocument } from '@/components/history/replay/document';
import type { PackData } from '@/lib/game/engine/pack';
import { indexPack } from '@/lib/game/engine/pack-index';
import type { ExportedHolder, GameDocument } from '@/lib/game/eventlog/export';
import { eventsOf } from '@/lib/game/eventlog/events';
import { LEVELS } from '@/lib/game/levels';
import type { Locale } from '@/lib/game/wording/language/locales';
import { makeWording, type Messages } from '@/lib/game/wording/language/make-wording';
import { type NameableSeat, type Tenure, withNames, withTenureNames } from '@/lib/game/wording/seat-names';
import type { Wording } from '@/lib/game/wording/wording';

/** The document of an exported page. */
export interface ArchiveData extends ReplayDocument {
  readonly locale: Locale;
  readonly messages: Messages;
  readonly pack: PackData;
  readonly table: ArchivePeople;
}

/** Drawings ask who sits at a seat, and whether it is a computer. */
export interface ArchivePeople {
  readonly seats: readonly NameableSeat[];
  readonly tenures?: readonly Tenure[] | undefined;
}

/** The game of an exported page. It is not validated, because this service wrote it. */
export function openArchive(text: string) {
  const data = JSON.parse(text) as ArchiveData;
  const game = new ReplayedGame(data);
  return { game, words: makeWording(data.locale, data.messages), pack: indexPack(data.pack) };
}

export type Archive = ReturnType<typeof openArchive>;

/** Names of all current and past players, in the page's language. */
export function peopleOfArchive(words: Wording, { seats, holders = [] }: GameDocument): ArchivePeople {
  const present = withNames(words, seats as readonly NameableSeat[]);
  if (holders.length === 0) return { seats: present };
  const past = withTenureNames(words, holders.map(seatOfHolder));
  return { seats: present, tenures: [...past, ...present] };
}

function seatOfHolder({ seat, untilSeq, name, bot }: ExportedHolder): Tenure<NameableSeat> {
  const held = LEVELS.find((known) => known === bot);
  return { seat, untilSeq, name, seated: true, ...(held ? { bot: held } : {}) };
}

/** Message areas that drawings, their text versions and the player use. */
const AREAS = [
  'terms',
  'names',
  'tiles',
  'position',
  'table',
  'inspect',
  'moves',
  'open',
  'options',
  'archive',
  'history',
] as const;

/** All messages. An exported page contains a part of them. */
export type AllMessages = Messages & Readonly<Record<Exclude<(typeof AREAS)[number], 'tiles'>, object>>;

/** The messages that an exported page needs. */
export const messagesOfArchive = (messages: AllMessages): Messages => ({
  tiles: messages.tiles,
  ...Object.fromEntries(AREAS.map((area) => [area, messages[area]])),
});

/** The public parts of a game's rows that a replay needs. */
export function rowsOfArchive({ log }: GameDocument): ReplayDocument['rows'] {
  const read = log.map((row) => ({ row, events: eventsOf(row) }));
  const undone = new Set(
    read.flatMap(({ events }) => events.flatMap((event) => (event.type === 'Undone' ? event.rows : []))),
  );
  return read.map(({ row: { seq, seat, command, hash }, events }) => ({
    seq,
    ...(seat === undefined ? {} : { seat }),
    command,
    events,
    hash,
    undone: undone.has(seq),
  }));
}
