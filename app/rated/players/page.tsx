import type { Metadata } from 'next';
import { RatingText } from '@/components/ratings/rating-text';
import { SitePage } from '@/components/site/site-page';
import { TextLink } from '@/components/ui/text-link';
import { openList, readerOf } from '@/lib/features/ratings/ratings';
import { systemClock } from '@/lib/platform/clock';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentNav } from '../../current-nav';
import { currentPerson } from '../../current-person';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('ratings.list') };
}

/** Leaderboard of the open rating; empty for people who hide ratings. */
export default async function Page() {
  const [{ t }, person] = await Promise.all([getWords(), currentPerson()]);
  const reader = person && (await readerOf(person.id));
  const [nav, listed] = await Promise.all([
    currentNav({ back: '/rated/players' }),
    reader?.isHidden ? [] : openList(systemClock.now()),
  ]);
  return (
    <SitePage nav={nav} title={t('ratings.list')}>
      <p>{t('ratings.listLead')}</p>
      {listed.length === 0 ? (
        <p className="muted">{t('ratings.nobody')}</p>
      ) : (
        <table className="w-full text-right" aria-label={t('ratings.list')}>
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
                  {i + 1}. {name}
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
      <p>
        <TextLink href="/rated">{t('ratings.title')}</TextLink>
      </p>
    </SitePage>
  );
}
