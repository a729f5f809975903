import type { FormAction } from '@/components/ui/forms/act-button';
import { NameField } from '@/components/ui/forms/name-field';
import { SelectField } from '@/components/ui/forms/select-field';
import { TextField } from '@/components/ui/forms/text-field';
import { Tick } from '@/components/ui/forms/tick';
import type { Person } from '@/lib/features/people/guests';
import { LOCALES, languageOf } from '@/lib/game/wording/language/locales';
import { zoneChoices, zoneCitiesOf } from '@/lib/game/wording/language/time-zones';
import { timeText } from '@/lib/game/wording/language/times';
import { useWords } from '@/lib/platform/i18n/current-words';
import { CurrentZone } from './current-zone';

interface ProfileFormProps {
  readonly profile: Person;
  readonly action: FormAction;
  readonly zones: readonly string[];
}

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** A person's profile: name, language, time zone. */
export function ProfileForm({ profile, action, zones }: ProfileFormProps) {
  const { t, locale } = useWords();
  return (
    <form action={action} className="stack">
      <div className="grid gap-2.5 sm:grid-cols-2">
        <NameField
          id="name"
          label={t('people.me.name')}
          defaultValue={profile.name}
          isMine
          required={false}
        />
        <SelectField
          id="locale"
          label={t('people.me.language')}
          options={LOCALES.map((other) => [other, languageOf(other).name, other])}
          chosen={locale}
        />
      </div>
      <SelectField
        id="zone"
        label={t('people.me.zone')}
        options={zoneChoices(locale, zones).map(({ zone, name }) => [zone, name])}
        chosen={profile.timeZone}
      >
        <CurrentZone
          select="zone"
          label={t('people.me.zoneHere', { zone: '{zone}' })}
          locale={locale}
          cities={zoneCitiesOf(locale)}
          chosen={profile.timeZone}
        />
      </SelectField>
      <QuietHours {...profile} />
      <fieldset>
        <legend className="font-semibold">{t('people.me.daysOff')}</legend>
        <div className="row">
          {DAYS.map((day) => (
            <Tick
              key={day}
              name="dayOff"
              value={day}
              defaultChecked={profile.daysOff.includes(day)}
              label={t(`people.day.${day}`)}
            />
          ))}
        </div>
      </fieldset>
      <button className="btn btn-main">{t('people.me.save')}</button>
    </form>
  );
}

function QuietHours({ quietFrom, quietTo }: Person) {
  const { t } = useWords();
  const times = [
    ['quietFrom', 'people.me.from', quietFrom],
    ['quietTo', 'people.me.to', quietTo],
  ] as const;
  return (
    <fieldset>
      <legend className="font-semibold">{t('people.me.quiet')}</legend>
      <p className="small muted">{t('people.me.quietHint')}</p>
      <div className="grid gap-2.5 sm:grid-cols-2">
        {times.map(([name, label, minutes]) => (
          <TextField
            key={name}
            id={name}
            label={t(label)}
            type="time"
            defaultValue={minutes === undefined ? undefined : timeText(minutes)}
          />
        ))}
      </div>
    </fieldset>
  );
}
