import { FormKey } from '@/components/ui/forms/form-key';
import { SelectField } from '@/components/ui/forms/select-field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextField } from '@/components/ui/forms/text-field';
import type { Forecast } from '@/lib/features/competitions/terms';
import { useWords } from '@/lib/platform/i18n/current-words';
import { ForecastLines } from './forecast-lines';
import { MAX_AT_ONCE, SIGN_UP_DAYS, USUAL_AT_ONCE } from '@/lib/features/competitions/competition';
import { COMPETITION_FORMS } from '@/lib/game/competing/competition';
import { TABLE_SIZES } from '@/lib/game/competing/table-sizes';

const USUAL_SIZE = 4;
const MAX_IN_DIVISION = 8;
const CLOCKS = ['daily', 'brisk', 'relaxed'] as const;

interface NewCompetitionProps {
  readonly circle: { readonly id: string; readonly name: string; readonly members: number };
  readonly forecast: Forecast;
  /** The proposed name. */
  readonly name: string;
  readonly action: (form: FormData) => Promise<void>;
}

/** The form for a competition: four questions, and a sentence about the resulting length. */
export function NewCompetition({ circle, forecast, name, action }: NewCompetitionProps) {
  const { t } = useWords();
  const rest = { name, days: SIGN_UP_DAYS.usual, n: USUAL_AT_ONCE };
  return (
    <form action={action} className="panel stack terms">
      <FormKey />
      <input type="hidden" name="circleId" value={circle.id} />
      <div>
        <h2 className="font-sans text-base">{t('seasons.who')}</h2>
        <p>{t('seasons.whoAnswer', { circle: circle.name, n: circle.members })}</p>
      </div>
      <SelectField
        id="size"
        label={t('seasons.size')}
        options={TABLE_SIZES.map((size) => [size, t('seasons.sizes', { n: size })] as const)}
        chosen={USUAL_SIZE}
      />
      <Choice legend={t('seasons.formLegend')} name="form">
        {COMPETITION_FORMS.map((form) => ({
          value: form,
          label: t(`seasons.form.${form}`),
          why: t(`seasons.formWhy.${form}`, { n: MAX_IN_DIVISION }),
        }))}
      </Choice>
      <Choice legend={t('seasons.clock')} name="pace">
        {CLOCKS.map((kind) => ({
          value: kind,
          label: t(`pace.kinds.${kind}`),
          why: t(`seasons.clockWhy.${kind}`),
        }))}
      </Choice>
      <ForecastLines forecast={forecast} members={circle.members} />
      <p>{t('seasons.rest', rest)}</p>
      <details className="fold">
        <summary>{t('seasons.more')}</summary>
        <div className="grid gap-2.4 sm:grid-cols-2 sm:items-end">
          <TextField
            id="name"
            label={t('seasons.name')}
            defaultValue={name}
            maxLength={40}
            required
            autoComplete="off"
          />
          <TextField
            id="days"
            label={t('seasons.signUpDays')}
            type="number"
            min={SIGN_UP_DAYS.least}
            max={SIGN_UP_DAYS.most}
            inputMode="numeric"
            defaultValue={SIGN_UP_DAYS.usual}
          />
          <TextField
            id="atOnce"
            label={t('seasons.atOnce')}
            type="number"
            min={1}
            max={MAX_AT_ONCE}
            inputMode="numeric"
            defaultValue={USUAL_AT_ONCE}
          />
        </div>
      </details>
      <div>
        <SubmitButton className="btn btn-main">{t('seasons.create')}</SubmitButton>
      </div>
    </form>
  );
}

interface ChoiceProps {
  readonly legend: string;
  readonly name: string;
  /** The first option is the default. */
  readonly children: readonly { readonly value: string; readonly label: string; readonly why: string }[];
}

function Choice({ legend, name, children }: ChoiceProps) {
  return (
    <fieldset className="stack">
      <legend className="font-semibold">{legend}</legend>
      {children.map(({ value, label, why }, i) => (
        <label key={value} className="tick">
          <input type="radio" name={name} value={value} defaultChecked={i === 0} />
          <span>
            <strong>{label}:</strong> {why}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
