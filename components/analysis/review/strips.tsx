import { MARKS } from '@/lib/game/analysis/review/review';
import { seatName } from '@/lib/game/wording/names';
import { roundOfTurn } from '@/lib/game/wording/position';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { ReviewProps } from './review-props';
import { markWords, signOf } from './review-words';
import { VerdictStrip } from './verdict-strip';

interface StripsProps extends ReviewProps {
  /** The turn that the page shows. */
  readonly current: number;
}

/** The verdicts of every player whose turns the reader can see, by round. */
export function Strips({ table, review, told, seats, current }: StripsProps) {
  const words = useWords();
  const { t } = words;
  const round = (turn: number) => roundOfTurn(turn, table.seats.length);
  const rounds = Math.max(...review.turns.map(({ turn }) => round(turn)));
  const shown = seats.filter(({ seat }) => told.some((turn) => turn.seat === seat));
  return (
    <div className="grid gap-3">
      {shown.map(({ seat }) => {
        const name = seatName(words, table.seats, seat);
        const dots = told
          .filter((turn) => turn.seat === seat)
          .map(({ turn, mark }) => {
            const is = { turn, round: round(turn), mark, sign: signOf(mark) };
            const title = t('review.one.title', { round: is.round, name });
            return { ...is, name: `${title}: ${t(`review.mark.${mark}`)}` };
          });
        return (
          <div key={seat}>
            {shown.length > 1 && <p className="text-sm font-semibold">{name}</p>}
            <VerdictStrip
              {...{ gameId: table.gameId, dots, rounds, current }}
              label={t('review.strip', { name })}
            />
          </div>
        );
      })}
      <p className="small muted flex flex-wrap gap-x-4">
        {MARKS.map((mark) => (
          <span key={mark}>{markWords(words, mark)}</span>
        ))}
      </p>
    </div>
  );
}
