import 'server-only';
import { cache } from 'react';
import { currentZone } from '@/app/current-zone';
import type { TurnBackSlot } from '@/components/clocks/turn-back';
import { ClockLine } from '@/components/requests/clock-line';
import { agendaFor, turnBackView, viewOfAgenda } from '@/lib/features/clocks/agenda-view';
import type { TableView } from '@/lib/features/table/load/table-view';
import { systemClock } from '@/lib/platform/clock';
import { getWords } from '@/lib/platform/i18n/request-words';
import { nameSeats } from './name-seats';
import * as forms from './requests/actions';
import { visitorOf } from './visitor';

/** A table's clocks and decisions for this browser, cached per request. */
const currentAgenda = cache(async (gameId: string) => agendaFor(gameId, await visitorOf(gameId)));

/**
 * A table's clocks and decisions, with names in the reader's language, and the reader's time zone if known.
 */
export async function currentClocks(gameId: string) {
  const [loaded, timeZone, words] = await Promise.all([currentAgenda(gameId), currentZone(), getWords()]);
  const agenda = loaded && (await viewOfAgenda(loaded, systemClock.now()));
  return agenda && { agenda: nameSeats(words, agenda), timeZone };
}

/** The clocks of a table, in the viewer's time zone. */
export async function CurrentClocks({ table }: { readonly table: TableView }) {
  const people = table.seats.filter(({ bot, automatic }) => !bot && !automatic);
  // A solo player has no clock.
  if (people.length < 2 || table.status !== 'running') return null;
  const clocks = await currentClocks(table.gameId);
  return clocks ? <ClockLine {...clocks} forms={forms} /> : null;
}

/** Taking back an ended turn: shown to seat holders who may request or answer it. */
export async function currentTurnBack(table: TableView): Promise<TurnBackSlot | undefined> {
  const { gameId, status, me, isHolder, deal } = table;
  if (status !== 'running' || me === undefined || !isHolder || deal) return undefined;
  const agenda = await currentAgenda(gameId);
  const action = forms.turnBack;
  return agenda ? { ...(await turnBackView(agenda, me)), action } : { action };
}
