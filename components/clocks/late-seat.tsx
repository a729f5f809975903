import { TextLink } from '@/components/ui/text-link';
import type { LateSeat, TableAgenda, Vote } from '@/lib/features/clocks/view';
import { graveAnswer } from '@/lib/game/pace/wait';
import { seatName } from '@/lib/game/wording/names';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';
import { momentWords } from './pace-words';

export type FormAction = (form: FormData) => Promise<void>;

interface LateSeatProps {
  readonly agenda: TableAgenda;
  readonly late: LateSeat;
  readonly timeZone: string | undefined;
  readonly action: FormAction;
}

/**
 * Votes about a late or free seat, with missing voters and dates. Everyone may read it; voters get buttons.
 * Irreversible decisions need a confirmation.
 */
export function LateSeatPanel({ agenda, late, timeZone, action }: LateSeatProps) {
  const words = useWords();
  const { t } = words;
  const { gameId } = agenda;
  const name = seatName(words, agenda.seats, late.seat);
  const role = roleIn(agenda);
  const speaks = role === 'lead' || role === 'hostAlone' || role === 'host';
  return (
    <section className="panel stack" aria-labelledby={`late-${late.seat}`}>
      <h2 id={`late-${late.seat}`}>{t(late.isFree ? 'pace.late.free' : 'pace.late.title', { name })}</h2>
      {late.isFree && <p>{t('pace.late.leadFree')}</p>}
      <p>{t(`pace.late.${role}`, { name })}</p>
      <ul className="grid gap-3.6">
        {speaks && !late.isFree && <Nudge {...{ gameId, seat: late.seat, name, action }} />}
        {late.votes.map((vote) => (
          <VoteRow
            key={`${vote.answer} ${vote.bot}`}
            {...{ agenda, late, vote, name, role, speaks, action }}
          />
        ))}
      </ul>
      <Outlook agenda={agenda} late={late} timeZone={timeZone} />
    </section>
  );
}

interface VoteRowProps extends Omit<LateSeatProps, 'timeZone'> {
  readonly vote: Vote;
  readonly name: string;
  readonly role: Role;
  readonly speaks: boolean;
}

function VoteRow({ agenda, late, vote, name, role, speaks, action }: VoteRowProps) {
  const words = useWords();
  const { t } = words;
  return (
    <li>
      <form action={action} className="row">
        <input type="hidden" name="gameId" value={agenda.gameId} />
        <input type="hidden" name="seat" value={late.seat} />
        <input type="hidden" name="bot" value={vote.bot ?? ''} />
        {speaks ? (
          <AnswerButton agenda={agenda} late={late} vote={vote} />
        ) : (
          <strong>{label(words, agenda, vote)}</strong>
        )}
        <span className="small grow-1 basis-64">
          {t(`pace.late.says.${vote.answer}`, { name })}{' '}
          {role !== 'hostAlone' && <em>{support(words, agenda, vote, role)}</em>}
        </span>
      </form>
    </li>
  );
}

/**
 * Waiting takes effect at once. An irreversible decision leads to a confirmation page, with or without
 * scripts.
 */
function AnswerButton({ agenda, late, vote }: Pick<VoteRowProps, 'agenda' | 'late' | 'vote'>) {
  const words = useWords();
  const { answer, bot } = vote;
  const text = label(words, agenda, vote);
  if (!graveAnswer(answer))
    return (
      <button className="btn" name="answer" value={answer}>
        {text}
      </button>
    );
  const query = `ask=${answer}&seat=${late.seat}${bot ? `&bot=${bot}` : ''}` as const;
  return (
    <TextLink className="btn" href={`/games/${agenda.gameId}/late?${query}`}>
      {text}
    </TextLink>
  );
}

/** Players without a vote, and the relevant dates. */
function Outlook({ agenda, late, timeZone }: Omit<LateSeatProps, 'action'>) {
  const words = useWords();
  const { missing, absent = [], silenceAt, lastAt } = late;
  const moment = (iso: string) => ({ time: momentWords(words, iso, timeZone) });
  if (missing.length === 0 && !lastAt) return null;
  const namesOf = (seats: readonly number[]) =>
    words.list(seats.map((seat) => seatName(words, agenda.seats, seat)));
  const names = namesOf(missing);
  return (
    <p className="small">
      {missing.length > 0 && lastAt && words.t('pace.late.missing', { names })}{' '}
      {silenceAt && words.t('pace.late.silenceAt', moment(silenceAt))}{' '}
      {absent.length > 0 && words.t('pace.late.absent', { names: namesOf(absent), n: absent.length })}{' '}
      {lastAt && words.t('pace.late.lastAt', moment(lastAt))}
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
type Role = ReturnType<typeof roleIn>;

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
        <span className="small grow-1 basis-64">{t('pace.late.says.nudge', { name })}</span>
      </form>
    </li>
  );
}

function label({ t }: Wording, { pace }: TableAgenda, { answer, bot }: Vote): string {
  if (answer === 'wait' && pace.kind === 'relaxed') return t('pace.late.waitWeek');
  return bot ? t(`pace.late.withComputer.${bot}`) : t(`pace.late.${answer}`);
}

function support(
  words: Wording,
  { seats }: TableAgenda,
  { seats: names, needed, silent = [], host }: Vote,
  role: Role,
): string {
  const named = (all: readonly number[]) => words.list(all.map((seat) => seatName(words, seats, seat)));
  const more = [
    ...(silent.length > 0 ? [words.t('pace.late.silent', { names: named(silent) })] : []),
    ...(host ? [words.t('pace.late.hostFor')] : []),
  ];
  const n = names.length + silent.length;
  const first =
    names.length === 0
      ? words.t(role === 'lead' ? 'pace.late.forNone' : 'pace.late.forNoneOfThem', { needed })
      : words.t('pace.late.for', { n, needed, names: named(names) });
  return [first, ...more].join(' · ');
}
