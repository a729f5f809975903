import { ClockLine } from '@/components/clocks/clock-line';
import { systemClock } from '@/lib/platform/clock';
import { getWords } from '@/lib/platform/i18n/request-words';
import { tableAgenda } from '@/lib/features/clocks/agenda-view';
import { personOfSession } from '@/lib/features/people/guests';
import type { TableView } from '@/lib/features/table/load/table-view';
import { visitorOf } from './visitor';
import { nameSeats } from './name-seats';

/** The clocks of a table, in the viewer's time zone. */
export async function CurrentClocks({ table }: { readonly table: TableView }) {
  const people = table.seats.filter(({ bot, automatic }) => !bot && !automatic);
  // A solo player has no clock to look at.
  if (people.length < 2 || table.status !== 'running') return null;
  const clocks = await currentClocks(table.gameId);
  return clocks ? <ClockLine {...clocks} /> : null;
}

/**
 * The clocks and decisions of a table, with names in the reader's language; and the reader's time zone, if
 * known.
 */
export async function currentClocks(gameId: string) {
  const who = await visitorOf(gameId);
  const [agenda, person, words] = await Promise.all([
    tableAgenda(gameId, who, systemClock.now()),
    personOfSession(who.userId),
    getWords(),
  ]);
  return agenda && { agenda: nameSeats(words, agenda), timeZone: person?.timeZone };
}
