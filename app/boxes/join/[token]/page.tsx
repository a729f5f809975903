import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { JoinBox } from '@/components/boxes/enter';
import { MessagePage } from '@/components/site/message-page';
import { SiteFrame } from '@/components/site/site-page';
import { TextLink } from '@/components/ui/text-link';
import { lookBehindBoxLink } from '@/lib/features/boxes/boxes';
import { boxRefusalSentence } from '@/lib/features/boxes/box';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentNav } from '../../../current-nav';
import { currentPerson } from '../../../current-person';
import { joinBoxByLink } from '../actions';

// The address is a secret: keep it from other sites and search engines.
export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('boxes.joinTitle'), referrer: 'same-origin', robots: { index: false } };
}

/** The box behind a join link. Only the form joins. */
export default async function Page({ params, searchParams }: PageProps<'/boxes/join/[token]'>) {
  const [{ token }, query, words, person, nav] = await Promise.all([
    params,
    searchParams,
    getWords(),
    currentPerson(),
    currentNav({ here: 'boxes' }),
  ]);
  const { t } = words;
  const box = await lookBehindBoxLink(token, person?.id);
  if (box?.isEditor) redirect(`/boxes/${box.boxId}`);
  if (!box)
    return (
      <MessagePage nav={nav} title={t('boxes.closed')}>
        <p>{t('boxes.closedWhy')}</p>
        <p>
          <TextLink href="/boxes">{t('boxes.title')}</TextLink>
        </p>
      </MessagePage>
    );
  return (
    <SiteFrame nav={nav}>
      <JoinBox
        box={box}
        token={token}
        isNamed={Boolean(person?.name)}
        problem={boxRefusalSentence(words, query.problem)}
        action={joinBoxByLink}
      />
    </SiteFrame>
  );
}
