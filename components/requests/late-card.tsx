import { momentWords } from '@/components/clocks/pace-words';
import { ActButton } from '@/components/ui/forms/act-button';
import { Panel } from '@/components/ui/panel';
import type { LateSeat, TableAgenda } from '@/lib/features/clocks/view';
import { voiceNames } from '@/lib/game/wording/decisions';
import { seatName } from '@/lib/game/wording/names';
import { useWords } from '@/lib/platform/i18n/current-words';
import { RequestRow, type RequestForms } from './request-row';
import { lateKind, type RequestPlace } from './request-words';

interface LateCardProps {
  readonly late: LateSeat;
  readonly on: RequestPlace;
  readonly forms: RequestForms;
}

/**
 * The answers about a late or free seat, with missing voters and dates. Everyone may read them; those who decide
 * get buttons.
 */
export function LateCard({ late, on, forms }: LateCardProps) {
  const words = useWords();
  const { t } = words;
  const { gameId, seats, requests } = on.agenda;
  const { seat, isFree } = late;
  const name = seatName(words, seats, seat);
  const role = roleIn(on.agenda);
  const isAsked = role === 'lead' || role === 'hostAlone' || role === 'host';
  const answers = requests.filter((request) => request.seat === seat && lateKind(request));
  return (
    <Panel title={t(isFree ? 'requests.late.free' : 'requests.late.title', { name })}>
      {isFree && <p>{t('requests.late.leadFree')}</p>}
      <p>{t(`requests.late.${role}`, { name })}</p>
      <ul className="grid gap-3.5">
        {isAsked && !isFree && forms.answerLateSeat && (
          <li className="row">
            <ActButton
              {...{ action: forms.answerLateSeat, of: { gameId, seat }, label: t('requests.late.nudge') }}
              sends={{ name: 'answer', value: 'nudge' }}
            />
            <span className="small grow-1 basis-64">{t('requests.late.says.nudge', { name })}</span>
          </li>
        )}
        {answers.map((request) => (
          <RequestRow key={request.key} {...{ request, on, forms }} />
        ))}
      </ul>
      <Outlook {...{ late, on }} />
    </Panel>
  );
}

/** Players without a vote, and the relevant dates. */
function Outlook({ late, on: { agenda, timeZone } }: Pick<LateCardProps, 'late' | 'on'>) {
  const words = useWords();
  const { t } = words;
  const { missing, absent = [], silenceAt, lastAt } = late;
  if (missing.length === 0 && !lastAt) return null;
  const time = (iso: string) => ({ time: momentWords(words, iso, timeZone) });
  const names = (seats: readonly number[]) => voiceNames(words, agenda.seats, seats);
  return (
    <p className="small">
      {missing.length > 0 && lastAt && t('requests.late.missing', { names: names(missing) })}{' '}
      {silenceAt && t('requests.late.silenceAt', time(silenceAt))}{' '}
      {absent.length > 0 && t('requests.late.absent', { names: names(absent), n: absent.length })}{' '}
      {lastAt && t('requests.late.lastAt', time(lastAt))}
    </p>
  );
}

/** The reader's role, by the same rule as lib/features/clocks/late-requests. */
function roleIn({ me, isHost, people, late }: TableAgenda) {
  const isLate = (seat: number) => late.some((one) => one.seat === seat);
  if (me !== undefined) return people.includes(me) && !isLate(me) ? 'lead' : 'notYou';
  if (!isHost) return 'spectator';
  return people.every(isLate) ? 'hostAlone' : 'host';
}
