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
  const { me, gameId, people } = affairs;
  const name = seatName(words, affairs.seats, late.seat);
  const decides = me !== undefined && people.includes(me) && !affairs.late.some(({ seat }) => seat === me);
  const lead = decides ? 'lead' : me === undefined ? 'spectator' : 'notYou';
  return (
    <section className="panel stack" aria-labelledby={`late-${late.seat}`}>
      <h2 id={`late-${late.seat}`}>{t('pace.late.title', { name })}</h2>
      <p>{t(`pace.late.${lead}`)}</p>
      <ul className="late-answers">
        {decides && <Nudge {...{ gameId, seat: late.seat, name, action }} />}
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
                {t(`pace.late.says.${vote.answer}`, { name })} <em>{support(words, affairs, vote)}</em>
              </span>
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
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

function support(words: Wording, { seats }: TableAffairs, { seats: names, needed }: Vote): string {
  if (names.length === 0) return words.t('pace.late.forNone', { needed });
  const list = words.list(names.map((seat) => seatName(words, seats, seat)));
  return words.t('pace.late.for', { n: names.length, needed, names: list });
}
