import { CurrentPage } from '@/app/current-page';
import { FormPicture } from '@/components/competitions/form-picture';
import { PLACES } from '@/components/site/places';
import { Lead } from '@/components/ui/lead';
import { TextLink } from '@/components/ui/text-link';
import { getWords } from '@/lib/platform/i18n/request-words';
import { pageMeta } from '../page-meta';

export const generateMetadata = pageMeta('site.ways.title', { description: 'site.ways.lead' });

/** Each way with its page, its name and its picture. */
const WAYS = [
  ['daily', PLACES.daily.href, PLACES.daily.name, 'daily'],
  ['weekly', PLACES.weekly.href, PLACES.weekly.name, 'weekly'],
  ['duels', PLACES.duels.href, PLACES.duels.name, 'duel'],
  ['rated', PLACES.ratings.href, 'site.ways.rated.name', 'rated'],
  ['season', PLACES.competitions.href, 'site.ways.season.name', 'season'],
  ['cup', PLACES.competitions.href, 'site.ways.cup.name', 'cup'],
] as const;
const LINES = ['what', 'who', 'counts'] as const;

/** Every way to compete in three lines: the game, the people, the result. */
export default async function Page() {
  const { t } = await getWords();
  return (
    <CurrentPage here="challenges" title={t('site.ways.title')} isWide>
      <Lead>{t('site.ways.lead')}</Lead>
      <ul className="grid list-none gap-4 p-0 sm:grid-cols-2 lg:grid-cols-3">
        {WAYS.map(([way, href, name, picture]) => (
          <li key={way} className="panel flex items-start gap-4">
            <FormPicture form={picture} />
            <div>
              <h2 className="text-lg">
                <TextLink href={href}>{t(name)}</TextLink>
              </h2>
              {LINES.map((line) => (
                <p key={line} className="mt-1">
                  {t(`site.ways.${way}.${line}`)}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </CurrentPage>
  );
}
