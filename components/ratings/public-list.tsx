import { TextLink } from '@/components/ui/text-link';
import type { ListedPerson } from '@/lib/features/ratings/rating';
import { useWords } from '@/lib/platform/i18n/current-words';
import { RatingText } from './rating-text';

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
