import type { Metadata } from 'next';
import { CurrentPage } from '@/app/current-page';
import { membersOnly } from '@/app/members-only';
import { cardPreview } from '@/app/preview/cards';
import { cache } from 'react';
import { PublicCompetitionPage } from '@/components/competitions/public-competition';
import { loadPublicCompetition } from '@/lib/features/competitions/competitions';
import { loadCrossTables } from '@/lib/features/competitions/cross-tables';
import { env } from '@/lib/platform/env';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentZone } from '../../../current-zone';

/** Asked by the page and its metadata. */
const load = cache(loadPublicCompetition);

export async function generateMetadata({
  params,
}: PageProps<'/competitions/[id]/public'>): Promise<Metadata> {
  const [{ id }, words] = await Promise.all([params, getWords()]);
  const shown = await load(id);
  return {
    title: shown?.competition.name ?? words.t('seasons.title'),
    description: words.t('seasons.lead'),
    openGraph: cardPreview(words, 'competitions'),
  };
}

/** A competition for everyone, if its organisers show it. */
export default async function Page({ params }: PageProps<'/competitions/[id]/public'>) {
  const [{ id }, timeZone] = await Promise.all([params, currentZone()]);
  const shown = await load(id);
  if (!shown) return membersOnly();
  const embedLink = `${env().APP_URL}/embed/competitions/${id}`;
  return (
    <CurrentPage here="competitions" title={shown.competition.name} isWide>
      <PublicCompetitionPage
        shown={shown}
        cross={await loadCrossTables(shown)}
        timeZone={timeZone}
        embedLink={embedLink}
      />
    </CurrentPage>
  );
}
