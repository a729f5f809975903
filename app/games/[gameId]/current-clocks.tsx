import { currentZone } from '@/app/current-zone';
import { ClockLine } from '@/components/requests/clock-line';
import { viewOfAgenda } from '@/lib/features/clocks/agenda-view';
import type { TableView } from '@/lib/features/table/load/table-view';
import { systemClock } from '@/lib/platform/clock';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentAgenda } from './current-agenda';
import { nameSeats } from './name-seats';
import * as forms from './requests/actions';

/** The clocks of a table, in the viewer's time zone. */
export async function CurrentClocks({ table }: { readonly table: TableView }) {
  const people = table.seats.filter(({ bot, automatic }) => !bot && !automatic);
  // A solo player has no clock.
  if (people.length < 2 || table.status !== 'running') return null;
  const clocks = await currentClocks(table.gameId);
  return clocks ? <ClockLine {...clocks} forms={forms} /> : null;
}

/**
 * A table's clocks and decisions, with names in the reader's language, and the reader's time zone if known.
 */
export async function currentClocks(gameId: string) {
  const [loaded, timeZone, words] = await Promise.all([currentAgenda(gameId), currentZone(), getWords()]);
  const agenda = loaded && (await viewOfAgenda(loaded, systemClock.now()));
  return agenda && { agenda: nameSeats(words, agenda), timeZone };
}
