import { lineChart } from '@/components/history/figures/line-chart';
import { WideChart, WideTable } from '@/components/ui/wide';
import { seatName } from '@/lib/game/wording/names';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { ReviewProps } from './review-props';
import { markWords, pointWords, signedWords } from './review-words';
import { TurnLink } from './turn-link';

/** The first four add up to the last. */
const ACCOUNT = ['start', 'own', 'others', 'luck', 'margin'] as const;

/** The game as one sum for each player, and how well each played. */
export function Sums({ table, seats }: ReviewProps) {
  const words = useWords();
  const { t } = words;
  const rows = [
    ...ACCOUNT.map((part) => ({
      part,
      text: t(`review.sum.${part}`),
      values: seats.map(({ account }) => signedWords(words, account[part])),
    })),
    {
      part: 'accuracy',
      text: t('review.play.accuracy'),
      values: seats.map(({ play }) => play.accuracy ?? t('review.play.none')),
    },
    {
      part: 'loss',
      text: t('review.play.loss'),
      values: seats.map(({ play }) => pointWords(words, play.meanLoss)),
    },
  ];
  return (
    <WideTable label={t('review.sum.title')} isOfNumbers>
      <thead>
        <tr>
          <td />
          {seats.map(({ seat }) => (
            <th key={seat} scope="col">
              {seatName(words, table.seats, seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ part, text, values }) => (
          <tr key={part} className={part === 'margin' ? 'border-b-2 border-line-dark font-bold' : ''}>
            <th scope="row" className={part === 'margin' ? '' : 'font-normal'}>
              {text}
            </th>
            {values.map((value, i) => (
              <td key={i}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

/** Every player's expected lead before each turn. The table of turns has the numbers. */
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

/** The turns of all players that lost the most. */
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
