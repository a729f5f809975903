import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import type { ListedPerson, OwnRating, PersonPage, VisibleRating } from '@/lib/features/ratings/rating';
import { useWords } from '@/lib/platform/i18n/current-words';

/** A rating in whole numbers, with “?” while provisional; a word if its owner hides it. */
export function RatingText({ rating }: { readonly rating: VisibleRating | null | undefined }) {
  const { t } = useWords();
  if (!rating) return null;
  if (rating === 'hidden') return <span className="muted">{t('ratings.hidden')}</span>;
  const { value, isProvisional } = rating;
  return <>{isProvisional ? t('ratings.provisional', { value: String(value) }) : value}</>;
}

/** A person's rating, speed and circles as their fellow players see them. */
export function PersonPanel({ person }: { readonly person: PersonPage }) {
  const { t } = useWords();
  const { name, rating, waitHours, circles, isMe } = person;
  if (!rating && waitHours === null && circles.length === 0) return null;
  return (
    <section className="panel stack" aria-label={name || t('ratings.nobodyName')}>
      {rating && (
        <p>
          {t('ratings.open')}: <RatingText rating={rating} />
        </p>
      )}
      {waitHours !== null && <p>{t('ratings.wait', { hours: waitHours })}</p>}
      {circles.length > 0 && (
        <>
          <h2>{t(isMe ? 'ratings.myCircles' : 'ratings.circles')}</h2>
          <ul>
            {circles.map((circle) => (
              <li key={circle.id}>
                <TextLink href={`/circles/${circle.id}/members/${circle.memberId}`}>{circle.name}</TextLink>
                {circle.rating && (
                  <>
                    {' · '}
                    <RatingText rating={circle.rating} />
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

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

interface PublicListProps {
  readonly listed: readonly ListedPerson[];
  /** The key of the reader, who has a page of their own. */
  readonly mine: string | undefined;
}

/** The public list of the open rating, highest first. */
export function PublicList({ listed, mine }: PublicListProps) {
  const { t } = useWords();
  return (
    <section className="panel stack" aria-labelledby="players">
      <h2 id="players">{t('ratings.list')}</h2>
      <p className="small muted">{t('ratings.listLead')}</p>
      {listed.length === 0 && <p className="muted">{t('ratings.nobody')}</p>}
      {listed.length > 0 && (
        <table className="table-of-places" aria-labelledby="players">
          <thead className="small">
            <tr>
              <th scope="col" className="text-left">
                {t('ratings.player')}
              </th>
              <th scope="col">{t('ratings.rating')}</th>
              <th scope="col">{t('ratings.games')}</th>
            </tr>
          </thead>
          <tbody>
            {listed.map(({ playerKey, name, rating, games }, i) => (
              <tr key={playerKey}>
                <th scope="row" className="text-left font-normal">
                  {i + 1}.{' '}
                  {playerKey === mine ? <TextLink href={`/people/${playerKey}`}>{name}</TextLink> : name}
                </th>
                <td>
                  <RatingText rating={rating} />
                </td>
                <td>{games}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
