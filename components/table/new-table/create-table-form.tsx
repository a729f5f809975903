import { PaceFields } from '@/components/clocks/pace-fields';
import { FormKey } from '@/components/ui/forms/form-key';
import { MailField } from '@/components/ui/forms/mail-field';
import { SelectField, type SelectOption } from '@/components/ui/forms/select-field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextField } from '@/components/ui/forms/text-field';
import { TimeZoneField } from '@/components/ui/forms/time-zone-field';
import { TextLink } from '@/components/ui/text-link';
import type { TableOptions } from '@/lib/game/engine/setup';
import { LEVELS } from '@/lib/game/levels';
import { useWords } from '@/lib/platform/i18n/current-words';
import { TableChoices } from './table-choices';
import { AccessFields } from './table-terms';

/** Maximum number of seats. */
export const MAX_SEATS = 4;
const SEATS = Array.from({ length: MAX_SEATS }, (_, seat) => seat);

interface FormProps {
  readonly action: (form: FormData) => Promise<void>;
  /** Options that are ticked by default. */
  readonly presets: TableOptions;
  /** Packs to choose from: the standard one, and boxes. */
  readonly packs: readonly SelectOption[];
  /** The pack selected by default. */
  readonly pack?: SelectOption[0] | undefined;
  /** The reader's name, if known. */
  readonly myName?: string | undefined;
}

/**
 * The form for a new table: names and a button. Other options are folded and have sensible defaults. It is a
 * plain form and works without JavaScript.
 */
export function CreateTableForm({ action, presets, packs, pack, myName }: FormProps) {
  const { t } = useWords();
  return (
    <form action={action} className="stack">
      <FormKey />
      <fieldset className="stack">
        <legend className="font-semibold">{t('site.players')}</legend>
        <p className="small">{t('site.playersHint')}</p>
        <div className="grid gap-2.4 sm:grid-cols-2">
          {SEATS.map((seat) => (
            <NameField key={seat} seat={seat} myName={myName} />
          ))}
        </div>
      </fieldset>
      <TimeZoneField />
      <SubmitButton className="btn btn-main">{t('site.create')}</SubmitButton>
      <details className="fold placement" open={pack !== undefined}>
        <summary>{t('site.more')}</summary>
        <div className="stack">
          <TableName />
          <PaceFields />
          <SelectField id="pack" label={t('site.playedWith')} options={packs} chosen={pack}>
            <TextLink href="/boxes?for=table" className="small">
              {t('boxes.useOwn')}
            </TextLink>
          </SelectField>
          <WhoPlays />
          <AccessFields />
          <TableChoices presets={presets} />
        </div>
      </details>
    </form>
  );
}

interface SeatProps {
  readonly seat: number;
}

/** The first field is the reader's; the others may stay empty. */
function NameField({ seat, myName }: SeatProps & Pick<FormProps, 'myName'>) {
  const { t } = useWords();
  const isFirst = seat === 0;
  return (
    <TextField
      id={`seat-${seat}`}
      label={isFirst ? t('site.yourName') : t('site.playerOptional', { n: seat + 1 })}
      defaultValue={isFirst ? myName : undefined}
      maxLength={40}
      autoComplete={isFirst ? 'nickname' : 'off'}
    />
  );
}

function TableName() {
  const { t } = useWords();
  const example = t('site.tableNameExample');
  return <TextField id="name" label={t('site.tableName')} maxLength={40} placeholder={example} />;
}

const HOLDERS = ['person', 'free', ...LEVELS] as const;

/** The player of each seat, and their email address. */
function WhoPlays() {
  const { t } = useWords();
  return (
    <fieldset className="stack">
      <legend className="font-semibold">{t('site.whoPlaysTitle')}</legend>
      {SEATS.map((seat) => (
        <div key={seat} className="grid gap-2.4 sm:grid-cols-2 sm:items-end">
          {seat > 0 && <Holder seat={seat} />}
          <MailField id={`email-${seat}`} label={t('site.mailOf', { n: seat + 1 })} autoComplete="off" />
        </div>
      ))}
    </fieldset>
  );
}

/** Whether a person or a computer plays the seat. */
function Holder({ seat }: SeatProps) {
  const { t } = useWords();
  const of = HOLDERS.map((holder) => {
    return [holder, t(holder === 'free' ? 'tables.holder.free' : `site.holder.${holder}`)] as const;
  });
  return <SelectField id={`holder-${seat}`} label={t('site.whoPlays', { n: seat + 1 })} options={of} />;
}
