import type { ReactNode } from 'react';
import { Fold } from '@/components/ui/fold';
import { ActForm, type FormAction } from '@/components/ui/forms/act-button';
import { RuleChoices } from '@/components/table/new-table/table-choices';
import { NameField } from '@/components/ui/forms/name-field';
import { SelectField, type SelectOption } from '@/components/ui/forms/select-field';
import { SubmitRow } from '@/components/ui/forms/submit-row';
import { TextField } from '@/components/ui/forms/text-field';
import { Tick } from '@/components/ui/forms/tick';
import type { Forecast } from '@/lib/features/competitions/terms';
import type { TableOptions } from '@/lib/game/engine/setup';
import { STAND_INS } from '@/lib/game/levels';
import { HOUR_BOUNDS, PRESET_HOURS } from '@/lib/game/pace/pace';
import { useWords } from '@/lib/platform/i18n/current-words';
import { ConditionFields } from './entry-conditions';
import { ForecastLines } from './forecast-lines';
import { FormPicture } from './form-picture';
import type { StoredCompetition } from '@/lib/features/competitions/competition';
import {
  KEPT_DAYS,
  MAX_AT_ONCE,
  MAX_ENTRANTS,
  SIGN_UP_DAYS,
  USUAL_AT_ONCE,
} from '@/lib/features/competitions/competition';
import { COMPETITION_FORMS } from '@/lib/game/competing/competition';
import { MAX_REST_POINTS } from '@/lib/game/competing/rests';
import { ROUNDS } from '@/lib/game/competing/stage-count';
import { TABLE_SIZES } from '@/lib/game/competing/pair-stage';

const HOUR_WORDS = { bankH: 'bank', gainH: 'gain', capH: 'cap' } as const;
const MAX_IN_DIVISION = 8;
const REST_POINTS = { least: 0, most: MAX_REST_POINTS } as const;
const CLOCKS = ['daily', 'brisk', 'relaxed', 'custom'] as const;

/** The terms that are chosen at first. */
export type FirstAnswers = Pick<StoredCompetition, 'form' | 'size' | 'pace'>;

interface NewCompetitionProps {
  readonly circle: {
    readonly id: string;
    readonly name: string;
    readonly members: number;
    readonly rated: boolean;
  };
  readonly forecast: Forecast;
  /** The proposed name. */
  readonly name: string;
  readonly chosen: FirstAnswers;
  /** The boxes it can be played with, the standard one first. */
  readonly packs: readonly SelectOption[];
  readonly presets: TableOptions;
  readonly action: FormAction;
}

/** The form for a competition: four questions, and a sentence about the resulting length. */
export function NewCompetition({
  circle,
  forecast,
  name,
  chosen,
  packs,
  presets,
  action,
}: NewCompetitionProps) {
  const { t } = useWords();
  const hours = chosen.pace.kind === 'custom' ? chosen.pace : PRESET_HOURS.daily;
  const rest = { name, days: SIGN_UP_DAYS.usual, n: USUAL_AT_ONCE };
  return (
    <ActForm action={action} circleId={circle.id} className="panel stack terms">
      <div>
        <h2 className="font-sans text-base">{t('seasons.who')}</h2>
        <p>{t('seasons.whoAnswer', { circle: circle.name, n: circle.members })}</p>
      </div>
      <SelectField
        id="size"
        label={t('seasons.size')}
        options={TABLE_SIZES.map((size) => [size, t('seasons.sizes', { n: size })] as const)}
        chosen={chosen.size}
      />
      <Choice legend={t('seasons.formLegend')} name="form" chosen={chosen.form}>
        {COMPETITION_FORMS.map((form) => ({
          value: form,
          label: t(`seasons.form.${form}`),
          picture: <FormPicture form={form} />,
          why: t(`seasons.formWhy.${form}`, { n: MAX_IN_DIVISION }),
        }))}
      </Choice>
      <Choice legend={t('seasons.clock')} name="pace" chosen={chosen.pace.kind}>
        {CLOCKS.map((kind) => ({
          value: kind,
          label: t(`pace.kinds.${kind}`),
          why: kind === 'custom' ? t('pace.says.customHint') : t(`seasons.clockWhy.${kind}`),
        }))}
      </Choice>
      <div data-block="custom" className="gap-2.5 sm:grid-cols-3">
        {(['bankH', 'gainH', 'capH'] as const).map((field) => (
          <NumberField
            key={field}
            id={field}
            label={t(`pace.fields.${HOUR_WORDS[field]}`)}
            usual={hours[field]}
            {...HOUR_BOUNDS[field]}
          />
        ))}
      </div>
      <ForecastLines forecast={forecast} members={circle.members} />
      <p>{t('seasons.rest', rest)}</p>
      <NameField id="name" label={t('seasons.name')} defaultValue={name} />
      <Fold title={t('seasons.more')}>
        <MoreTerms isRated={circle.rated} />
      </Fold>
      <ConditionFields />
      <Fold title={t('seasons.tableRules')}>
        <div className="stack">
          <input type="hidden" name="rules" value="shown" />
          <SelectField id="pack" label={t('site.playedWith')} options={packs} />
          <RuleChoices presets={presets} />
        </div>
      </Fold>
      <SubmitRow isMain>{t('seasons.create')}</SubmitRow>
    </ActForm>
  );
}

/** Optional rules, each with its sentence. */
function Rules({
  of,
}: {
  readonly of: readonly ('direct' | 'buchholz' | 'byHand' | 'byes' | 'thirdPlace')[];
}) {
  const { t } = useWords();
  return of.map((rule) => {
    const [label, hint] = [t(`seasons.terms.${rule}`), t(`seasons.rule.${rule}`)];
    return <Tick key={rule} name="ticked" value={rule} label={label} hint={hint} />;
  });
}

/** Everything with a usual answer; some of it belongs to one form. */
function MoreTerms({ isRated }: { readonly isRated: boolean }) {
  const { t } = useWords();
  return (
    <div className="stack">
      <div className="grid gap-2.5 sm:grid-cols-2 sm:items-end">
        <NumberField id="days" label={t('seasons.signUpDays')} {...SIGN_UP_DAYS} />
        <NumberField id="startsWith" label={t('seasons.terms.startsWith')} least={2} most={MAX_ENTRANTS} />
        <NumberField id="least" label={t('seasons.terms.least')} least={2} most={MAX_ENTRANTS} usual={2} />
        <NumberField
          id="atOnce"
          label={t('seasons.atOnce')}
          least={1}
          most={MAX_AT_ONCE}
          usual={USUAL_AT_ONCE}
        />
        <NumberField
          id="waitDays"
          label={t('seasons.terms.waitDays')}
          least={1}
          most={14}
          usual={KEPT_DAYS}
        />
        <SelectField
          id="level"
          label={t('seasons.terms.level')}
          options={STAND_INS.map((level) => [level, t(`names.bot.${level}`)] as const)}
        />
      </div>
      <Tick name="ticked" value="noHolidays" label={t('seasons.terms.noHolidays')} />
      <Tick name="ticked" value="isPublic" label={t('seasons.terms.isPublic')} />
      {isRated &&
        (['ratesAwards', 'ratesCorrections'] as const).map((choice) => (
          <Tick key={choice} name="ticked" value={choice} label={t(`seasons.terms.${choice}`)} />
        ))}
      <div data-block="swiss" className="stack">
        <NumberField id="rounds" label={t('seasons.terms.rounds')} {...ROUNDS} />
        <div className="grid gap-2.5 sm:grid-cols-2 sm:items-end">
          <NumberField id="byePoints" label={t('seasons.terms.byePoints')} {...REST_POINTS} usual={5} />
          <NumberField id="latePoints" label={t('seasons.terms.latePoints')} {...REST_POINTS} usual={3} />
        </div>
        <p className="small">{t('seasons.terms.restsWhy')}</p>
        <Rules of={['direct', 'buchholz', 'byHand']} />
      </div>
      <div data-block="cup" className="stack">
        <Rules of={['byes', 'thirdPlace']} />
        {isRated && (
          <SelectField
            id="seeding"
            label={t('seasons.terms.seeding')}
            options={(['lot', 'rating'] as const).map((by) => [by, t(`seasons.terms.by.${by}`)] as const)}
          />
        )}
      </div>
    </div>
  );
}

interface NumberFieldProps {
  readonly id: string;
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly usual?: number;
}

function NumberField({ id, label, least, most, usual }: NumberFieldProps) {
  return (
    <TextField
      id={id}
      label={label}
      type="number"
      min={least}
      max={most}
      inputMode="numeric"
      defaultValue={usual}
    />
  );
}

interface ChoiceProps {
  readonly legend: string;
  readonly name: string;
  readonly chosen: string;
  readonly children: readonly {
    readonly value: string;
    readonly label: string;
    readonly why: string;
    readonly picture?: ReactNode;
  }[];
}

function Choice({ legend, name, chosen, children }: ChoiceProps) {
  return (
    <fieldset className="stack">
      <legend className="font-semibold">{legend}</legend>
      {children.map(({ value, label, why, picture }) => (
        <label key={value} className="tick">
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          {picture}
          <span>
            <strong>{label}:</strong> {why}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
