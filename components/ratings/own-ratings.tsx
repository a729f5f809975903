import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import type { OwnRating } from '@/lib/features/ratings/rating';
import { useWords } from '@/lib/platform/i18n/current-words';

/** The reader’s own ratings with their uncertainty, and their latest changes. */
export function OwnRatings({ ratings }: { readonly ratings: readonly OwnRating[] }) {
  const { t } = useWords();
  return (
    <Panel title={t('ratings.mine')}>
      {ratings.length === 0 && <p className="muted">{t('ratings.noRating')}</p>}
      {ratings.map(({ scope, circle, rating: { value, isProvisional, reach }, games, changes }) => (
        <div key={scope} className="stack">
          <p>
            {t('ratings.mineLine', {
              name: circle ?? t('ratings.open'),
              rating: isProvisional ? t('ratings.provisional', { value: String(value) }) : String(value),
              reach: String(reach),
              games,
            })}
          </p>
          <ul className="small">
            {changes.map(({ gameId, name, before, after }) => (
              <li key={gameId}>
                <TextLink href={`/games/${gameId}`}>{name}</TextLink>{' '}
                {t('ratings.step', { before: String(before), after: String(after) })}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Panel>
  );
}
