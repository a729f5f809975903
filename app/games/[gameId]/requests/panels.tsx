import { ClockTable } from '@/components/clocks/clock-table';
import { ConfirmAnswer, ConfirmWay } from '@/components/requests/confirm-card';
import { HolidayCard } from '@/components/requests/holiday-card';
import { LateCard } from '@/components/requests/late-card';
import { DecisionCard, RequestCard } from '@/components/requests/request-card';
import { lateKind, type RequestPlace } from '@/components/requests/request-words';
import { WaysList } from '@/components/requests/ways-list';
import type { OpenRequest } from '@/lib/features/clocks/view';
import { waysOf } from '@/lib/features/leaving/ways';
import type { TableView } from '@/lib/features/table/load/table-view';
import { hasOnePerson } from '@/lib/game/pace/alone';
import { seatName } from '@/lib/game/wording/names';
import { getWords } from '@/lib/platform/i18n/request-words';
import type { Query } from '@/app/query';
import * as seatActions from '../seats/actions';
import * as actions from './actions';
import { chosenOf } from './answer-words';

interface PanelsProps {
  readonly table: TableView;
  readonly query: Query;
  readonly on: RequestPlace;
}

/** A choice to confirm, and everything that waits for an answer. */
export async function OpenPanels({ table, query, on, requests }: PanelsProps & OpenProps) {
  const { agenda } = on;
  const { gameId, seats } = agenda;
  const words = await getWords();
  const chosen = chosenOf(agenda, query);
  const way = chosen ? undefined : wayOf({ table, query, on });
  const open = requests.filter((each) => !lateKind(each) && !isHelper(each));
  return (
    <>
      {chosen && <ConfirmAnswer {...{ agenda, chosen }} action={actions.answerLateSeat} />}
      {way && (
        <ConfirmWay
          {...{ gameId, way, isAlone: hasOnePerson(table.seats) }}
          name={seatName(words, seats, way.seat)}
          action={actions.doIt}
        />
      )}
      <RequestCard requests={open} on={on} forms={{ ...actions, ...seatActions }} />
      {agenda.late.map((late) => (
        <LateCard key={late.seat} {...{ late, on }} forms={actions} />
      ))}
    </>
  );
}

interface OpenProps {
  readonly requests: readonly OpenRequest[];
}

/** The clocks of a table, its holidays, former decisions, and the ways to leave or end it. */
export function ClockPanels({ table, query, on }: PanelsProps) {
  const { agenda, timeZone } = on;
  const { gameId, seats } = agenda;
  const isRunning = agenda.status === 'running';
  const isAlone = hasOnePerson(table.seats);
  return (
    <>
      {!(isAlone && agenda.pace.kind === 'relaxed') && <ClockTable agenda={agenda} timeZone={timeZone} />}
      {agenda.me !== undefined && isRunning && !isAlone && (
        <HolidayCard on={on} action={actions.agreeToHoliday} />
      )}
      <DecisionCard on={on} />
      {isRunning && !wayOf({ table, query, on }) && (
        <WaysList {...{ gameId, ways: waysOf(table, agenda), seats, isAlone }} />
      )}
    </>
  );
}

/** The way to leave or end that the address asks to confirm. */
const wayOf = ({ table, query, on }: PanelsProps) =>
  waysOf(table, on.agenda).find(({ kind, seat }) => kind === query.ask && String(seat) === query.seat);

/** Helpers are shown at their seats. */
const isHelper = ({ kind }: OpenRequest) => kind === 'delegate' || kind === 'mentor';
