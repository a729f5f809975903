import { SignInBack } from '@/components/people/sign-in-back';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { useWords } from '@/lib/platform/i18n/current-words';

/** Tells a browser that plays a seat by its link why it cannot vote, and how to get that right. */
export function LinkOnly({ gameId, name }: { readonly gameId: string; readonly name: string }) {
  const { t } = useWords();
  return (
    <Notice>
      <div className="stack">
        <p>
          <strong>{t('seats.linkOnly.title')}.</strong> {t('seats.linkOnly.why', { name })}
        </p>
        <div className="row">
          <SignInBack className="btn" label={t('people.signIn.title')} />
          <TextLink href={`/games/${gameId}/seats`}>{t('seats.linkOnly.how')}</TextLink>
        </div>
      </div>
    </Notice>
  );
}
