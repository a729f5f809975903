import { useWords } from '@/lib/platform/i18n/current-words';

/** What becomes of the form beside it: from names to a game among friends. */
export function InviteSteps() {
  const { t } = useWords();
  return (
    <div className="stack">
      <h2>{t('site.newTable')}</h2>
      <ol className="start-steps">
        <li>{t('site.inviteSteps.name')}</li>
        <li>{t('site.inviteSteps.links')}</li>
        <li>{t('site.inviteSteps.send')}</li>
      </ol>
    </div>
  );
}
