import type { FormAction } from '@/components/ui/forms/act-button';
import { SelectField } from '@/components/ui/forms/select-field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { SubmitRow } from '@/components/ui/forms/submit-row';
import { Tick } from '@/components/ui/forms/tick';
import { Panel } from '@/components/ui/panel';
import { RATING_WISHES, type Reader } from '@/lib/features/ratings/rating';
import { useWords } from '@/lib/platform/i18n/current-words';

interface ShownFormProps {
  readonly shown: Reader | undefined;
  readonly action: FormAction;
}

/** Who may see the reader’s ratings. One choice hides all ratings everywhere. */
export function ShownForm({ shown, action }: ShownFormProps) {
  const { t } = useWords();
  return (
    <Panel title={t('ratings.setting')}>
      <p className="small muted">{t('ratings.settingHint')}</p>
      <form action={action} className="stack">
        <SelectField
          id="ratings"
          label={t('ratings.setting')}
          options={RATING_WISHES.map((wish) => [wish, t(`ratings.choice.${wish}`)] as const)}
          chosen={shown?.wish ?? 'unlisted'}
        />
        <Tick name="waitShown" defaultChecked={shown?.isWaitShown} label={t('ratings.waitShown')} />
        <SubmitRow>{t('ratings.save')}</SubmitRow>
      </form>
    </Panel>
  );
}

/** Asked once, at the first rated table: whether to list the reader publicly. */
export function AskListed({ action }: Pick<ShownFormProps, 'action'>) {
  const { t } = useWords();
  return (
    <form action={action} className="panel stack">
      <p>
        {t('ratings.ask')} <span className="small muted">{t('ratings.askHint')}</span>
      </p>
      <div className="row">
        {RATING_WISHES.map((wish) => (
          <SubmitButton key={wish} className="btn" name="ratings" value={wish}>
            {t(`ratings.wish.${wish}`)}
          </SubmitButton>
        ))}
      </div>
    </form>
  );
}
