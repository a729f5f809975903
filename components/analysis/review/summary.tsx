import { lineChart } from '@/components/history/figures/line-chart';
import { WideChart, WideTable } from '@/components/ui/wide';
import { tasksOf } from '@/lib/game/analysis/review/habits';
import { seatName } from '@/lib/game/wording/names';
import { roundOfTurn } from '@/lib/game/wording/position';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { TableView } from '@/lib/features/table/load/table-view';
import type { TurnReview } from '@/lib/game/analysis/review/review';
import { isSolo, type ReviewProps } from './review-props';
import { markWords, pointWords, signedWords, lossWords } from './review-words';
import { TaskList } from './task-list';

/** The first four add up to the last. */
const ACCOUNT = ['start', 'own', 'others', 'luck', 'margin'] as const;
/** Alone at the table, there are no turns of others. */
const SOLO_ACCOUNT = ['start', 'own', 'luck', 'margin'] as const;

/** The game as one sum for each player, and how well each played. */
export function Sums(props: ReviewProps) {
  const { table, seats } = props;
  const words = useWords();
  const { t } = words;
  const rows = [
    ...(isSolo(props) ? SOLO_ACCOUNT : ACCOUNT).map((part) => ({
      part,
      text: t(isSolo(props) && part === 'margin' ? 'review.sum.score' : `review.sum.${part}`),
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

/** Every player's expected lead, or a solo player's score, before each round. The table has the numbers. */
export function ValueChart({ table, review, seats, title }: ReviewProps & { readonly title: string }) {
  const words = useWords();
  const firsts = firstOfRounds(review.turns, table.seats.length);
  const lines = seats.map(({ seat }) => ({
    name: seatName(words, table.seats, seat),
    seat,
    values: [...firsts.map(({ value }) => Math.round(value[seat] ?? 0)), review.margins[seat] ?? 0],
  }));
  return <WideChart title={title} html={lineChart(title, lines)} />;
}

/** The first reviewed turn of each round. */
function firstOfRounds(turns: readonly TurnReview[], seats: number): readonly TurnReview[] {
  const rounds = turns.map(({ turn }) => roundOfTurn(turn, seats));
  return turns.filter((_, i) => rounds.indexOf(rounds[i] ?? 0) === i);
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

/** The turns visible to the reader, with their verdicts. */
export function TurnsTable(props: ReviewProps) {
  const { table, told, seats, isOwnOnly = false } = props;
  const words = useWords();
  const { t } = words;
  const shown = isOwnOnly ? told.filter(({ seat }) => seat === table.me) : told;
  return (
    <div id="turns" className="stack">
      {table.me !== undefined && seats.length > 1 && (
        <p>
          <a className="btn" href={`/games/${table.gameId}/review${isOwnOnly ? '' : '?only=mine'}#turns`}>
            {t(isOwnOnly ? 'review.turns.all' : 'review.turns.mine')}
          </a>
        </p>
      )}
      <WideTable label={t('review.turns.title')}>
        <thead>
          <tr>
            <th scope="col">{t('review.turns.round')}</th>
            <th scope="col">{t('review.turns.mark')}</th>
            <th scope="col">{t('review.turns.loss')}</th>
            <th scope="col">{t(isSolo(props) ? 'review.turns.expectedScore' : 'review.turns.expected')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((turn) => (
            <tr key={turn.turn}>
              <th scope="row">
                <TurnLink table={table} turn={turn} />
              </th>
              <td>{markWords(words, turn.mark)}</td>
              <td>{lossWords(words, turn)}</td>
              <td>{signedWords(words, turn.value[turn.seat] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </div>
  );
}

/** The reader's most costly turns, to retry. */
export function Mistakes({ table, told }: ReviewProps) {
  const { t } = useWords();
  const own = tasksOf(told, table.me);
  if (own.length === 0) return <p>{t('review.mistakes.none')}</p>;
  const tasks = own.map(({ turn, loss }) => ({
    turn,
    text: t('review.mistakes.task', {
      round: roundOfTurn(turn, table.seats.length),
      loss: Math.max(1, Math.round(loss)),
    }),
  }));
  return (
    <>
      <p>{t('review.mistakes.note')}</p>
      <TaskList
        gameId={table.gameId}
        tasks={tasks}
        words={{ film: t('review.mistakes.better'), done: t('review.mistakes.done') }}
      />
    </>
  );
}

/** Link to the review of a turn. */
function TurnLink({ table, turn: { turn, seat } }: { table: TableView; turn: TurnReview }) {
  const words = useWords();
  return (
    <a
      className="inline-flex min-h-target items-center"
      href={`/games/${table.gameId}/review?turn=${turn}#turn`}
    >
      {words.t('review.one.title', {
        round: roundOfTurn(turn, table.seats.length),
        name: seatName(words, table.seats, seat),
      })}
    </a>
  );
}
