import { nothingHere } from '@/app/nothing-here';
import { qrOf } from '@/app/qr';
import { DuelPage } from '@/components/deals/duel-page';
import { SitePage } from '@/components/site/site-page';
import { boardOfDeal } from '@/lib/features/deals/deals';
import { loadDuelView } from '@/lib/features/deals/duel';
import { env } from '@/lib/platform/env';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentNav } from '../../current-nav';
import { currentPerson } from '../../current-person';
import { cardMeta, UNLISTED } from '../../page-meta';
import { takeDuelPlace } from '../actions';

// The link has a preview for chats, but search engines do not index it.
export const generateMetadata = cardMeta('duel', UNLISTED);

/** A duel; its link opens the page. */
export default async function Page({ params, searchParams }: PageProps<'/duels/[key]'>) {
  const [{ key }, { problem }, { t }, nav, person] = await Promise.all([
    params,
    searchParams,
    getWords(),
    currentNav({ here: 'duels' }),
    currentPerson(),
  ]);
  const stand = await loadDuelView(key, person?.id);
  if (!stand) return nothingHere();
  const link = `${env().APP_URL}/duels/${key}`;
  const [qr, board] = await Promise.all([qrOf(link), boardOfDeal(stand.deal)]);
  const { places, seats } = stand;
  const title = seats > 1 ? t('duel.ofTables', { places, seats }) : t('duel.of', { places });
  return (
    <SitePage nav={nav} title={title} isWide>
      <DuelPage
        {...{ stand, board, problem, link, qr }}
        play={takeDuelPlace}
        isNamed={Boolean(person?.name)}
        timeZone={nav.timeZone}
      />
    </SitePage>
  );
}
