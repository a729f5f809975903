import { lineChart } from '@/components/history/figures/line-chart';
import { useWords } from '@/lib/platform/i18n/current-words';
import { seatName } from '@/lib/game/wording/names';
import type { ReviewProps } from './review-props';
import { markWords, pointWords, signedWords } from './review-words';
import { TurnLink } from './turn-link';
import { Wide, WideChart } from '@/components/ui/wide';

/** The game as one sum for each player, and how well each played. */
export function Sums({ table, seats }: ReviewProps) {
  const words = useWords();
  const { t } = words;
  return (
    <Wide label={t('review.sum.title')}>
      <table className="compare-table numbers">
        <thead>
          <tr>
            <th scope="col">{t('review.sum.who')}</th>
            <th scope="col">{t('review.sum.start')}</th>
            <th scope="col">{t('review.sum.own')}</th>
            <th scope="col">{t('review.sum.others')}</th>
            <th scope="col">{t('review.sum.luck')}</th>
            <th scope="col">{t('review.sum.margin')}</th>
            <th scope="col">{t('review.play.accuracy')}</th>
            <th scope="col">{t('review.play.loss')}</th>
          </tr>
        </thead>
        <tbody>
          {seats.map(({ seat, account, play }) => (
            <tr key={seat}>
              <th scope="row">{seatName(words, table.seats, seat)}</th>
              <td>{signedWords(words, account.start)}</td>
              <td>{signedWords(words, account.own)}</td>
              <td>{signedWords(words, account.others)}</td>
              <td>{signedWords(words, account.luck)}</td>
              <td>{signedWords(words, account.margin)}</td>
              <td>{play.accuracy ?? t('review.play.none')}</td>
              <td>{pointWords(words, play.meanLoss)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

/** The expected lead of every player before each turn; its numbers stand in the table of turns. */
export function LeadChart({ table, review, seats }: ReviewProps) {
  const words = useWords();
  const title = words.t('review.chart.title');
  const lines = seats.map(({ seat }) => ({
    name: seatName(words, table.seats, seat),
    seat,
    values: [...review.turns.map(({ value }) => Math.round(value[seat] ?? 0)), review.margins[seat] ?? 0],
  }));
  return <WideChart title={title} html={lineChart(title, lines)} />;
}

/** The turns that gave away most, whoever played them. */
export function TurningTurns({ table, turningPoints }: ReviewProps) {
  const words = useWords();
  return (
    <ol className="grid gap-2">
      {turningPoints.map((turn) => (
        <li key={turn.turn}>
          <TurnLink table={table} turn={turn} />: {markWords(words, turn.mark)},{' '}
          {signedWords(words, -turn.loss)}
        </li>
      ))}
    </ol>
  );
}
