import type { Route } from 'next';
import { connection } from 'next/server';
import { z } from 'zod';
import { CurrentMessage } from '@/app/current-page';
import { UNLISTED, pageMeta } from '@/app/page-meta';
import { ownPath } from '@/app/return-path';
import { TextLink } from '@/components/ui/text-link';
import { CULPRITS } from '@/lib/platform/http/limits/limits';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentPerson } from '../current-person';
import { tooOftenWords } from './too-often';

export const generateMetadata = pageMeta('broken.often.title', UNLISTED);

const DAY_S = 86_400;
const Told = z.object({
  whom: z.enum(CULPRITS).catch('network'),
  wait: z.coerce.number().int().min(1).max(DAY_S).catch(60),
});

/** Shown instead of the answer to a form that came too often. Nothing was changed. */
export default async function TooOftenPage({ searchParams }: PageProps<'/too-often'>) {
  await connection();
  const [words, query, person] = await Promise.all([getWords(), searchParams, currentPerson()]);
  const { t } = words;
  const { whom, wait } = Told.parse(query);
  return (
    <CurrentMessage scene="fair" title={t('broken.often.title')}>
      <p>{tooOftenWords(words, { whom, retryAfterS: wait })}</p>
      {whom === 'network' && !person && <p>{t('broken.often.known')}</p>}
      <p>
        <TextLink href={ownPath(query.from) as Route}>{t('broken.often.back')}</TextLink>
      </p>
    </CurrentMessage>
  );
}
