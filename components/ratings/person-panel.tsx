import { TextLink } from '@/components/ui/text-link';
import type { PersonPage } from '@/lib/features/ratings/rating';
import { useWords } from '@/lib/platform/i18n/current-words';
import { RatingText } from './rating-text';

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
