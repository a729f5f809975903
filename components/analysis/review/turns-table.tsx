import { WideTable } from '@/components/ui/wide';
import { tasksOf } from '@/lib/game/analysis/review/habits';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { ReviewProps } from './review-props';
import { lossWords, markWords, signedWords } from './review-words';
import { TaskList } from './task-list';
import { TurnLink } from './turn-link';

/** The turns visible to the reader, with their verdicts. */
export function TurnsTable({ table, told, isOwnOnly = false }: ReviewProps) {
  const words = useWords();
  const { t } = words;
  const shown = isOwnOnly ? told.filter(({ seat }) => seat === table.me) : told;
  return (
    <>
      {table.me !== undefined && (
        <p>
          <a className="btn" href={`/games/${table.gameId}/review${isOwnOnly ? '' : '?only=mine'}#turns`}>
            {t(isOwnOnly ? 'review.turns.all' : 'review.turns.mine')}
          </a>
        </p>
      )}
      <WideTable label={t('review.turns.title')}>
        <thead>
          <tr>
            <th scope="col">{t('review.turns.turn')}</th>
            <th scope="col">{t('review.turns.mark')}</th>
            <th scope="col">{t('review.turns.loss')}</th>
            <th scope="col">{t('review.turns.expected')}</th>
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
    </>
  );
}

/** The reader's most costly turns, to retry. */
export function Mistakes({ table, told }: ReviewProps) {
  const { t } = useWords();
  const own = tasksOf(told, table.me);
  if (own.length === 0) return <p>{t('review.mistakes.none')}</p>;
  const tasks = own.map(({ turn, loss }) => ({
    turn,
    text: t('review.mistakes.task', { turn, loss: Math.max(1, Math.round(loss)) }),
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
