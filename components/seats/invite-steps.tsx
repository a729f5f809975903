import { StepList } from '@/components/ui/step-list';
import { useWords } from '@/lib/platform/i18n/current-words';

const STEPS = ['name', 'links', 'send'] as const;

/** The steps after the form, from names to a game with friends. */
export function InviteSteps() {
  const { t } = useWords();
  return (
    <div className="stack">
      <h2>{t('site.newTable')}</h2>
      <StepList steps={STEPS.map((step) => [step, t(`site.inviteSteps.${step}`)] as const)} />
    </div>
  );
}
