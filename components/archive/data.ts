/** Data of a self-contained page: a game, and everything needed to draw it in one language. */
import type { SeatId } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import type { PackData } from '@/lib/game/engine/pack';
import type { ExportedHolder, ExportedThought, GameDocument } from '@/lib/game/eventlog/export';
import { eventsOf } from '@/lib/game/eventlog/parse';
import type { RowCommand, StoredEvent } from '@/lib/game/eventlog/row';
import { LEVELS } from '@/lib/game/levels';
import type { Locale } from '@/lib/game/wording/language/locales';
import type { Messages } from '@/lib/game/wording/language/make-wording';
import { withNames, withTenureNames, type NameableSeat } from '@/lib/game/wording/seat-names';
import type { Tenure } from '@/lib/game/wording/tenures';
import type { Wording } from '@/lib/game/wording/wording';

/** The parts of a row that a replay needs. */
export interface ArchiveRow {
  readonly seq: number;
  readonly seat?: SeatId;
  readonly command: RowCommand;
  readonly events: readonly StoredEvent[];
  readonly hash: string;
}

export interface ArchiveData {
  readonly locale: Locale;
  readonly messages: Messages;
  readonly pack: PackData;
  readonly seats: readonly NameableSeat[];
  /** All past and current seat holders; absent if no seat changed hands. */
  readonly tenures?: readonly Tenure[] | undefined;
  readonly rows: readonly ArchiveRow[];
  /** Sealed notes of a finished game; absent if there are none. */
  readonly thoughts?: readonly ExportedThought[] | undefined;
}

/** Names of all current and past players, in the page's language. */
export function peopleOfArchive(
  words: Wording,
  { seats, holders = [] }: GameDocument,
): Pick<ArchiveData, 'seats' | 'tenures'> {
  const present = withNames(words, seats as readonly NameableSeat[]);
  if (holders.length === 0) return { seats: present };
  const past = withTenureNames(words, holders.map(seatOfHolder));
  return { seats: present, tenures: [...past, ...present] };
}

function seatOfHolder({ seat, untilSeq, name, bot }: ExportedHolder): Tenure<NameableSeat> {
  const held = LEVELS.find((known) => known === bot);
  return { seat, untilSeq, name, seated: true, ...(held ? { bot: held } : {}) };
}

/** Message areas that drawings and their text versions use. */
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
] as const;
type Area = Exclude<(typeof AREAS)[number], 'tiles'>;

/** All messages. An exported page contains a part of them. */
export interface AllMessages extends Messages, Readonly<Record<Area, object>> {
  readonly tiles: Messages['tiles'];
  readonly history: { readonly play: string; readonly pause: string };
  readonly recap: { readonly slower: string };
}

/** The messages that an exported page needs. */
export function messagesOfArchive(messages: AllMessages): Messages {
  const kept = AREAS.map((area) => [area, messages[area]] as const);
  const { play, pause } = messages.history;
  const { slower } = messages.recap;
  const said = { history: { play, pause }, recap: { slower }, tiles: messages.tiles };
  return { ...Object.fromEntries(kept), ...said };
}

/** The public parts of a game's rows, because the page only replays. */
export function rowsOfArchive({ log }: GameDocument): readonly ArchiveRow[] {
  return log.map(({ seq, seat, command, events, hash }) => ({
    seq,
    ...(seat === undefined ? {} : { seat }),
    command,
    events,
    hash,
  }));
}

/** A row with parsed events. */
export interface ArchiveLogRow extends Omit<ArchiveRow, 'events'> {
  readonly events: readonly Event[];
  readonly undone: boolean;
}

/** Parses the events of all rows and marks undone rows. */
export function readRows(rows: readonly ArchiveRow[]): readonly ArchiveLogRow[] {
  const read = rows.map((row) => ({ ...row, events: eventsOf(row) }));
  const undone = new Set(
    read.flatMap(({ events }) => events.flatMap((event) => (event.type === 'Undone' ? event.rows : []))),
  );
  return read.map((row) => ({ ...row, undone: undone.has(row.seq) }));
}
