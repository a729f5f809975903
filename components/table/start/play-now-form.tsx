import { Fold } from '@/components/ui/fold';
import { FormKey } from '@/components/ui/forms/form-key';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TimeZoneField } from '@/components/ui/forms/time-zone-field';
import { LEVELS } from '@/lib/game/levels';
import { useWords } from '@/lib/platform/i18n/current-words';

interface PlayNowProps {
  readonly action: (form: FormData) => Promise<void>;
  /** Whether an unfinished game is offered first, which makes a new one the second choice. */
  readonly isSecond?: boolean;
}

/** The quickest start: one press creates a game and opens its board. */
export function PlayNowForm({ action, isSecond = false }: PlayNowProps) {
  const { t } = useWords();
  return (
    <form action={action} className="grid gap-1.6">
      <FormKey />
      <TimeZoneField />
      <SubmitButton className={`btn w-full ${isSecond ? '' : 'btn-main'}`}>
        {t(isSecond ? 'site.playAnother' : 'site.playNow')}
      </SubmitButton>
      <p className="small muted">{t('site.playNowHint')}</p>
      <fieldset className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-2">
        <legend className="float-left col-span-full font-semibold">{t('site.playComputer')}</legend>
        {LEVELS.map((level) => (
          <SubmitButton key={level} className="btn w-full" name="level" value={level}>
            {t(`names.bot.${level}`)}
          </SubmitButton>
        ))}
      </fieldset>
      <p className="small muted">{t('site.playComputerHint')}</p>
      <Fold className="small" title={t('site.playNowMore')}>
        <SubmitButton className="btn mt-1.6" name="parler" value="chosen">
          {t('site.placeMyself')}
        </SubmitButton>
      </Fold>
    </form>
  );
}
