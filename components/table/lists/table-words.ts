/** A table in a list: its opponents, the player to move, since when or until when. */
import { deadlineWords, momentWords } from '@/components/clocks/pace-words';
import { absenceWords } from '@/components/clocks/turn-clocks';
import { relativeWords } from '@/components/ui/relative-time';
import type { MyTable } from '@/lib/features/table/load/table-view';
import { endingWords } from '@/lib/game/wording/game-ending';
import { seatName } from '@/lib/game/wording/names';
import { withNames } from '@/lib/game/wording/seat-names';
import type { Wording } from '@/lib/game/wording/wording';

/** The time zone and current time for wording times. */
export interface ReaderClock {
  readonly timeZone: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The reader's rivals by name, or the reader's role at the table: host or helper of a holder. */
export function againstWords(words: Wording, { seat, seats, helped }: MyTable): string {
  const named = withNames(words, seats);
  if (helped) {
    const key = helped.power === 'turns' || helped.power === 'plans' ? helped.power : 'mentor';
    return words.t(`tables.helped.${key}`, { name: seatName(words, named, helped.seat) });
  }
  if (seat === undefined) return words.t('tables.asHost');
  const rivals = seats.filter((other) => other.seat !== seat);
  return words.t('tables.against', {
    names: words.list(rivals.map((each) => seatName(words, named, each.seat))),
  });
}

/** Whether the reader plays a running game only against computers, and has sat down. */
export function isAgainstComputer({ status, seat, seated, seats }: MyTable): boolean {
  const rivals = seats.filter((other) => other.seat !== seat);
  const hasOnlyComputers = rivals.every(({ bot, automatic }) => bot !== undefined || automatic);
  return status === 'running' && seat !== undefined && seated && hasOnlyComputers;
}

/** How it ended, or who is to move. */
export function statusWords(words: Wording, table: MyTable, { timeZone }: ReaderClock): string {
  const { t, list } = words;
  const { status, ending, seats, seat, seated, waiting, waitingFor, holidayUntil } = table;
  const named = withNames(words, seats);
  if (status === 'finished' && !ending?.decided) return t('site.finished');
  if (ending) return endingWords(words, named, ending);
  if (seat !== undefined && !seated) return t('tables.keptForYou');
  if (waiting || (seat !== undefined && waitingFor.includes(seat))) return t('tables.turn.mine');
  if (isForAbsent(table))
    return waitingFor.map((other) => absenceWords(words, named, { seat: other })).join(' ');
  const names = list(waitingFor.map((other) => seatName(words, named, other)));
  if (!holidayUntil) return t('tables.turn.others', { names });
  return t('pace.line.away', { name: names, time: momentWords(words, holidayUntil, timeZone) });
}

/** A relevant time of a table: as a moment, and as a relative sentence. */
export interface TableTime {
  readonly iso: string;
  readonly moment: string;
  readonly text: string;
}

/** The deadline of a running table, or the time of its last move; undefined if it waits for no player. */
export function describeTime(
  words: Wording,
  table: MyTable,
  { timeZone, now }: ReaderClock,
): TableTime | undefined {
  const { status, seat, seated, until, isOut, waiting, playingMs } = table;
  if (status !== 'running' || (seat !== undefined && !seated) || isForAbsent(table)) return undefined;
  const { t, locale } = words;
  // Row 1 is the setup.
  const isNew = table.seq <= 1;
  const since = isNew ? table.createdAt : table.since;
  const ago = relativeWords(locale, until ?? since, now);
  if (!until) {
    const moment = momentWords(words, since, timeZone);
    return { iso: since, moment, text: t(isNew ? 'tables.turn.made' : 'tables.turn.ago', { ago }) };
  }
  const moment = deadlineWords(words, until, timeZone, playingMs);
  if (!isOut) return { iso: until, moment, text: t('tables.turn.ends', { in: ago }) };
  return { iso: until, moment, text: t(waiting ? 'tables.turn.outMine' : 'tables.turn.out', { ago }) };
}

/** Whether all players to move have yet to sit down. */
function isForAbsent({ waiting, waitingFor, seats }: MyTable): boolean {
  return !waiting && waitingFor.length > 0 && waitingFor.every((other) => seats[other]?.seated === false);
}
