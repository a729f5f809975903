import { ClockTable } from '@/components/clocks/clock-table';
import { FreeSeats } from '@/components/clocks/free-seats';
import { ConfirmAnswer, ConfirmWay } from '@/components/requests/confirm-card';
import { HolidayCard } from '@/components/requests/holiday-card';
import { LateCard } from '@/components/requests/late-card';
import { DecisionCard, RequestCard } from '@/components/requests/request-card';
import { lateKind, type RequestPlace } from '@/components/requests/request-words';
import { WaysList } from '@/components/requests/ways-list';
import type { OpenRequest } from '@/lib/features/clocks/view';
import { tableRequests } from '@/lib/features/leaving/table-requests';
import { waysOf } from '@/lib/features/leaving/ways';
import type { TableView } from '@/lib/features/table/load/table-view';
import { seatName } from '@/lib/game/wording/names';
import { getWords } from '@/lib/platform/i18n/request-words';
import type { Query } from '@/app/query';
import * as actions from './actions';
import { chosenOf } from './answer-words';

/** First the open requests, then the clocks, and last the ways to leave and former decisions. */
export async function Panels({ table, query, on }: { table: TableView; query: Query; on: RequestPlace }) {
  const { agenda, timeZone } = on;
  const { gameId, seats } = agenda;
  const words = await getWords();
  const isRunning = agenda.status === 'running';
  const ways = waysOf(table, agenda);
  const chosen = chosenOf(agenda, query);
  const way = chosen
    ? undefined
    : ways.find(({ kind, seat }) => kind === query.ask && String(seat) === query.seat);
  const requests = (await tableRequests(table, agenda)).filter((each) => !lateKind(each) && isHere(each));
  return (
    <>
      {chosen && <ConfirmAnswer {...{ agenda, chosen }} action={actions.answerLateSeat} />}
      {way && (
        <ConfirmWay {...{ gameId, way }} name={seatName(words, seats, way.seat)} action={actions.doIt} />
      )}
      <RequestCard {...{ requests, on }} forms={actions} />
      {agenda.late.map((late) => (
        <LateCard key={late.seat} {...{ late, on }} forms={actions} />
      ))}
      <FreeSeats agenda={agenda} />
      <ClockTable agenda={agenda} timeZone={timeZone} />
      {agenda.me !== undefined && isRunning && <HolidayCard on={on} action={actions.agreeToHoliday} />}
      {isRunning && !way && <WaysList {...{ gameId, ways, seats }} />}
      <DecisionCard on={on} />
    </>
  );
}

/** New links and helpers are shown on the page of people. */
const isHere = ({ kind }: OpenRequest) => kind !== 'new-link' && kind !== 'delegate' && kind !== 'mentor';
