import 'server-only';
import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import { Rich } from '@/components/ui/rich';
import { TextLink } from '@/components/ui/text-link';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentRequest } from '@/lib/platform/request-label';
import { CurrentMessage } from './current-page';

/**
 * A page's answer when there is nothing to show: status 404, and the words in the HTML. Next sends an empty
 * page for `notFound()` and lets scripts write the words (vercel/next.js#62228), and it remains for
 * hosts that do not let us set the status.
 */
export function nothingHere(page: ReactElement = <Nothing />): ReactElement {
  const setStatus = currentRequest().getStore()?.setStatus;
  if (!setStatus) notFound();
  setStatus(404);
  return page;
}

/** The words of `not-found.tsx` below the site header, where a reader can sign in. */
async function Nothing() {
  const { t } = await getWords();
  return (
    <CurrentMessage scene="broken-bridge" title={t('site.nothingHere')}>
      <p>
        <Rich text={t('site.nothingHereWhy')} tag={(text) => <TextLink href="/me/tables">{text}</TextLink>} />
      </p>
      <p>
        <TextLink className="btn btn-main" href="/">
          {t('site.places.start')}
        </TextLink>
      </p>
    </CurrentMessage>
  );
}
