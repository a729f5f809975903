import { TextLink } from '@/components/ui/text-link';
import type { LateSeat, TableAgenda } from '@/lib/features/clocks/view';
import type { GraveAnswer } from '@/lib/game/pace/wait';
import { wantWords } from '@/lib/game/wording/decisions';
import { seatName } from '@/lib/game/wording/names';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { FormAction } from './late-seat';

/** A chosen vote that is not confirmed yet. */
export interface ChosenAnswer {
  readonly late: LateSeat;
  readonly answer: GraveAnswer;
  readonly bot?: string | undefined;
}

interface ConfirmAnswerProps {
  readonly agenda: TableAgenda;
  readonly chosen: ChosenAnswer;
  readonly action: FormAction;
}

/** Confirmation of an irreversible vote, with its effect, its date and how to withdraw it. */
export function ConfirmAnswer({ agenda, chosen: { late, answer, bot }, action }: ConfirmAnswerProps) {
  const words = useWords();
  const { t } = words;
  const { gameId, me } = agenda;
  const name = seatName(words, agenda.seats, late.seat);
  const what = wantWords(words, { kind: answer, bot, name });
  const vote = late.votes.find((each) => each.answer === answer && each.bot === bot);
  const others = (vote?.seats ?? []).filter((seat) => seat !== me);
  const isEnough = others.length + 1 >= (vote?.needed ?? 1);
  return (
    <section className="panel stack" aria-labelledby="confirm-title">
      <h2 id="confirm-title">{t('pace.confirm.title', { what })}</h2>
      <p>{t(`pace.late.says.${answer}`, { name })}</p>
      <p>
        {isEnough
          ? t('pace.confirm.now', { name })
          : t('pace.confirm.vote', { n: vote?.needed ?? 1, have: others.length })}
      </p>
      <form action={action} className="row">
        <input type="hidden" name="gameId" value={gameId} />
        <input type="hidden" name="seat" value={late.seat} />
        <input type="hidden" name="bot" value={bot ?? ''} />
        <button className="btn btn-main" name="answer" value={answer}>
          {what}
        </button>
        <TextLink href={`/games/${gameId}/late`}>{t('pace.confirm.no')}</TextLink>
      </form>
    </section>
  );
}
