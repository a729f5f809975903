import type { Route } from 'next';
import { connection } from 'next/server';
import { CurrentMessage } from '@/app/current-page';
import { UNLISTED, pageMeta } from '@/app/page-meta';
import { ownPath } from '@/app/return-path';
import { TextLink } from '@/components/ui/text-link';
import { getWords } from '@/lib/platform/i18n/request-words';

export const generateMetadata = pageMeta('broken.unsure.title', UNLISTED);

/**
 * Shown when a server may have run a form's action before it was killed. The link back leads to a new form.
 */
export default async function UnsurePage({ searchParams }: PageProps<'/unsure'>) {
  await connection();
  const [{ t }, { from }] = await Promise.all([getWords(), searchParams]);
  return (
    <CurrentMessage scene="broken-bridge" title={t('broken.unsure.title')}>
      <p>{t('broken.unsure.lead')}</p>
      <p>
        <TextLink href="/me/tables">{t('tables.mine')}</TextLink>
      </p>
      <p>
        <TextLink href={ownPath(from) as Route}>{t('broken.unsure.back')}</TextLink>
      </p>
    </CurrentMessage>
  );
}
