import { Fold } from '@/components/ui/fold';
import { SelectField } from '@/components/ui/forms/select-field';
import { TextField } from '@/components/ui/forms/text-field';
import { Tick } from '@/components/ui/forms/tick';
import { AUTOMATIC_DAYS } from '@/lib/game/pace/wait';
import { HOUR_BOUNDS, PACE_KINDS, PRESET_HOURS, type Hours, type PaceKind } from '@/lib/game/pace/pace';
import { useWords } from '@/lib/platform/i18n/current-words';
import { longestOfBoth } from './pace-words';

interface PaceFieldsProps {
  /** Initially selected pace. */
  readonly chosen?: PaceKind;
}

/** Pace of a new table. Plain fields, parsed by `paceOfForm`. */
export function PaceFields({ chosen = 'relaxed' }: PaceFieldsProps) {
  const words = useWords();
  const { t } = words;
  return (
    <fieldset className="stack">
      <legend className="font-semibold">{t('pace.fields.legend')}</legend>
      {PACE_KINDS.map((kind) => (
        <label key={kind} className="tick">
          <input type="radio" name="pace" value={kind} defaultChecked={kind === chosen} />
          <span>
            <strong>{t(`pace.kinds.${kind}`)}:</strong>{' '}
            {kind === 'custom' ? t('pace.says.customHint') : t(`pace.says.${kind}`)}
            {hasHours(kind) && `. ${longestOfBoth(words, PRESET_HOURS[kind].bankH)}`}
          </span>
        </label>
      ))}
      <Fold className="placement" title={t('pace.fields.custom')}>
        <div className="grid gap-2.5 sm:grid-cols-3 sm:items-end">
          <HourField name="bankH" title={t('pace.fields.bank')} />
          <HourField name="gainH" title={t('pace.fields.gain')} />
          <HourField name="capH" title={t('pace.fields.cap')} />
        </div>
        <p className="small">{t('pace.fields.holidays', { n: AUTOMATIC_DAYS })}</p>
      </Fold>
      <Tick name="wakingOnly" defaultChecked label={t('pace.fields.waking')} />
      <SelectField
        id="onTimeout"
        label={t('pace.fields.timeout')}
        options={(['ask', 'computer'] as const).map((what) => [what, t(`pace.fields.${what}`)])}
      />
    </fieldset>
  );
}

const hasHours = (kind: PaceKind): kind is keyof typeof PRESET_HOURS => kind in PRESET_HOURS;

function HourField({ name, title }: { readonly name: keyof Hours; readonly title: string }) {
  const { least, most } = HOUR_BOUNDS[name];
  return (
    <TextField
      id={name}
      label={title}
      type="number"
      min={least}
      max={most}
      step={1}
      inputMode="numeric"
      defaultValue={PRESET_HOURS.daily[name]}
    />
  );
}
