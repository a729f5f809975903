/** What a page that stands alone brings along: a game, and all that is needed to draw it in one language. */
import type { Command, SeatId } from '@/lib/engine/commands';
import type { PackData } from '@/lib/engine/pack';
import type { GameDocument } from '@/lib/eventlog/export';
import type { SetupCommand, StoredEvent } from '@/lib/eventlog/row';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/make-wording';
import type { NameableSeat } from '@/lib/wording/seat-names';

/** A row as far as it is replayed. */
export interface ArchiveRow {
  readonly seq: number;
  readonly seat?: SeatId;
  readonly command: Command | SetupCommand;
  readonly events: readonly StoredEvent[];
  readonly hash: string;
}

export interface ArchiveData {
  readonly locale: Locale;
  readonly messages: Messages;
  readonly pack: PackData;
  readonly seats: readonly NameableSeat[];
  readonly rows: readonly ArchiveRow[];
}

/** Areas of the messages that drawings and their words speak from. */
const AREAS = [
  'terms',
  'names',
  'tiles',
  'position',
  'table',
  'look',
  'prompt',
  'open',
  'options',
  'archive',
] as const;

/** Everything of all messages that such a page may say. */
export function messagesOfArchive(
  messages: Readonly<Record<(typeof AREAS)[number], object>> & Messages,
): Messages {
  const kept = AREAS.map((area) => [area, messages[area]] as const);
  return { ...Object.fromEntries(kept), tiles: messages.tiles };
}

/** The rows of a game: public parts alone, for the page only replays. */
export function rowsOfArchive({ log }: GameDocument): readonly ArchiveRow[] {
  return log.map(({ seq, seat, command, events, hash }) => ({
    ...{ seq, ...(seat === undefined ? {} : { seat }) },
    ...{ command, events, hash },
  }));
}
