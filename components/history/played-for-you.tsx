import { rangesOf } from '@/components/seats/step-ranges';
import { TextLink } from '@/components/ui/text-link';
import type { PlayedForYou } from '@/lib/features/history/recap';
import type { TableView } from '@/lib/features/table/load/table-view';
import { roundOfTurn } from '@/lib/game/wording/position';
import { useWords } from '@/lib/platform/i18n/current-words';

interface PlayedProps {
  readonly table: Pick<TableView, 'gameId' | 'seq' | 'seats'>;
  readonly played: readonly PlayedForYou[];
  /** Folds the card away: a POST of gameId and seq. */
  readonly dismiss: (form: FormData) => Promise<void>;
}

/** Tells a returning holder who has played for them, with links to these turns. */
export function PlayedForYouCard({ table: { gameId, seq, seats }, played, dismiss }: PlayedProps) {
  const { t } = useWords();
  if (played.length === 0) return null;
  return (
    <section id="played-for-you" className="notice stack" aria-label={t('recap.title')}>
      {played.map(({ name, steps, turns }) => (
        <p key={`${name} ${steps[0]}`} className="m-0">
          <strong>{t('recap.playedForYou', { name, n: steps.length, steps: rangesOf(steps) })}</strong>
          {turns.map(({ turn, from, to, end }) => (
            <span key={turn}>
              {' · '}
              <TextLink
                href={
                  end === undefined ? `/games/${gameId}/at/${to}` : `/games/${gameId}/at/${from}?turn=${end}`
                }
              >
                {t('figures.ofTurn', { round: roundOfTurn(turn, seats.length) })}
              </TextLink>
            </span>
          ))}
        </p>
      ))}
      <form action={dismiss}>
        <input type="hidden" name="gameId" value={gameId} />
        <input type="hidden" name="seq" value={seq} />
        <button className="btn">{t('recap.seen')}</button>
      </form>
    </section>
  );
}
