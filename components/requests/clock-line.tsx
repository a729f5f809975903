import { commonHolidayLines } from '@/components/clocks/pace-words';
import { TurnClocks } from '@/components/clocks/turn-clocks';
import type { TableAgenda } from '@/lib/features/clocks/view';
import { useWords } from '@/lib/platform/i18n/current-words';
import { RequestRow, type RequestForms } from './request-row';
import { lateKind } from './request-words';

interface ClockLineProps {
  readonly agenda: TableAgenda;
  readonly timeZone: string | undefined;
  readonly forms: RequestForms;
}

/** The open requests of a table, the deadline of the players to move, and the others' remaining time. */
export function ClockLine({ agenda, timeZone, forms }: ClockLineProps) {
  const words = useWords();
  const { late, status } = agenda;
  if (status !== 'running') return null;
  // A late seat has its own link below, and a turn to take back its place next to the moves.
  const asked = agenda.requests.filter((each) => !lateKind(each) && each.kind !== 'turn-back');
  const holidays = commonHolidayLines(words, agenda, timeZone);
  return (
    <TurnClocks agenda={agenda} timeZone={timeZone} isLate={late.length > 0}>
      {(holidays.length > 0 || asked.length > 0) && (
        <>
          {holidays.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {asked.length > 0 && (
            <ul className="stack list-none p-0" aria-label={words.t('requests.open')}>
              {asked.map((request) => (
                <RequestRow key={request.key} {...{ request, on: { agenda, timeZone }, forms }} />
              ))}
            </ul>
          )}
        </>
      )}
    </TurnClocks>
  );
}
