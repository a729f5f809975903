import type { LateSeat, TableAffairs, Vote } from '@/lib/service/pace/view';
import { useWords } from '@/lib/i18n/here';
import type { Wording } from '@/lib/i18n/wording';
import { seatName } from '@/lib/wording/names';

export type FormAction = (form: FormData) => Promise<void>;

interface LateSeatProps {
  readonly affairs: TableAffairs;
  readonly late: LateSeat;
  readonly action: FormAction;
}

/** What the others may answer when a seat is late, with who is for it. Everybody may read it; those who decide have the buttons. */
export function LateSeatPanel({ affairs, late, action }: LateSeatProps) {
  const words = useWords();
  const { t } = words;
  const { gameId } = affairs;
  const name = seatName(words, affairs.seats, late.seat);
  const role = roleIn(affairs);
  const decides = role === 'lead' || role === 'hostAlone';
  return (
    <section className="panel stack" aria-labelledby={`late-${late.seat}`}>
      <h2 id={`late-${late.seat}`}>{t('pace.late.title', { name })}</h2>
      <p>{t(`pace.late.${role}`, { name })}</p>
      <ul className="late-answers">
        {(decides || role === 'host') && <Nudge {...{ gameId, seat: late.seat, name, action }} />}
        {late.votes.map((vote) => (
          <li key={`${vote.answer} ${vote.bot}`}>
            <form action={action} className="row">
              <input type="hidden" name="gameId" value={gameId} />
              <input type="hidden" name="seat" value={late.seat} />
              <input type="hidden" name="bot" value={vote.bot ?? ''} />
              {decides && (
                <button className="btn" name="answer" value={vote.answer}>
                  {label(words, affairs, vote)}
                </button>
              )}
              {!decides && <strong>{label(words, affairs, vote)}</strong>}
              <span className="small">
                {t(`pace.late.says.${vote.answer}`, { name })}{' '}
                {role !== 'hostAlone' && <em>{support(words, affairs, vote, role)}</em>}
              </span>
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the reader has to do with it: the same as lib/service/pace/late lets them do. */
function roleIn({ me, isHost, people, late }: TableAffairs) {
  const isLate = (seat: number) => late.some((one) => one.seat === seat);
  if (me !== undefined) return people.includes(me) && !isLate(me) ? 'lead' : 'notYou';
  if (!isHost) return 'spectator';
  return people.every(isLate) ? 'hostAlone' : 'host';
}

interface NudgeProps {
  readonly gameId: string;
  readonly seat: number;
  readonly name: string;
  readonly action: FormAction;
}

function Nudge({ gameId, seat, name, action }: NudgeProps) {
  const { t } = useWords();
  return (
    <li>
      <form action={action} className="row">
        <input type="hidden" name="gameId" value={gameId} />
        <input type="hidden" name="seat" value={seat} />
        <button className="btn" name="answer" value="nudge">
          {t('pace.late.nudge')}
        </button>
        <span className="small">{t('pace.late.says.nudge', { name })}</span>
      </form>
    </li>
  );
}

function label({ t }: Wording, { pace }: TableAffairs, { answer, bot }: Vote): string {
  if (answer === 'wait' && pace.kind === 'relaxed') return t('pace.late.waitWeek');
  return bot ? `${t('pace.late.computer')} (${t(`pace.late.${bot}`)})` : t(`pace.late.${answer}`);
}

function support(
  words: Wording,
  { seats }: TableAffairs,
  { seats: names, needed }: Vote,
  role: ReturnType<typeof roleIn>,
): string {
  if (names.length === 0)
    return words.t(role === 'lead' ? 'pace.late.forNone' : 'pace.late.forNoneOfThem', { needed });
  const list = words.list(names.map((seat) => seatName(words, seats, seat)));
  return words.t('pace.late.for', { n: names.length, needed, names: list });
}
