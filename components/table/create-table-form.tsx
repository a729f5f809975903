import type { TableOptions } from '@/lib/game/engine/setup';
import { useWords } from '@/lib/platform/i18n/current-words';
import { PaceFields } from '@/components/clocks/pace-fields';
import { TimeZoneField } from '@/components/ui/time-zone-field';
import { Select, TableChoices } from './table-choices';
import { AccessFields } from './table-terms';
import { TextField } from '@/components/ui/text-field';

/** How many a table seats. */
export const MAX_SEATS = 4;

interface FormProps {
  readonly action: (form: FormData) => Promise<void>;
  /** What is ticked from the start. */
  readonly presets: TableOptions;
}

/** The form for a new table. It is a plain form: it works before, and without, any JavaScript. */
export function CreateTableForm({ action, presets }: FormProps) {
  const { t } = useWords();
  return (
    <form action={action} className="stack">
      <TextField
        id="name"
        label={t('site.tableName')}
        required
        maxLength={40}
        placeholder={t('site.tableNameExample')}
      />
      <fieldset className="stack">
        <legend className="font-semibold">{t('site.players')}</legend>
        <p className="small">{t('site.playersHint')}</p>
        {Array.from({ length: MAX_SEATS }, (_, i) => (
          <SeatFields key={i} seat={i} />
        ))}
      </fieldset>
      <AccessFields />
      <PaceFields />
      <TimeZoneField />
      <TableChoices presets={presets} />
      <button className="btn btn-main">{t('site.create')}</button>
    </form>
  );
}

const HOLDERS = ['person', 'free', 'journeyman', 'master'] as const;

/** A chair: the first is a person's, the others may be a computer's or stay empty. */
function SeatFields({ seat }: { readonly seat: number }) {
  const { t } = useWords();
  const n = seat + 1;
  const isFirst = seat === 0;
  return (
    <div
      className={isFirst ? 'grid gap-[.6rem] sm:grid-cols-2' : 'grid gap-[.6rem] sm:grid-cols-3 sm:items-end'}
    >
      <TextField
        id={`seat-${seat}`}
        label={t(isFirst ? 'site.playerN' : 'site.playerOptional', { n })}
        required={isFirst}
        maxLength={40}
        autoComplete="off"
      />
      {!isFirst && <Holder seat={seat} />}
      <TextField
        id={`email-${seat}`}
        label={t('site.mailOf', { n })}
        type="email"
        maxLength={254}
        autoComplete="off"
      />
    </div>
  );
}

/** Whether a person or a computer is to sit on a chair. */
function Holder({ seat }: { readonly seat: number }) {
  const { t } = useWords();
  const of = HOLDERS.map((holder) => {
    return [holder, t(holder === 'free' ? 'tables.holder.free' : `site.holder.${holder}`)] as const;
  });
  return <Select name={`holder-${seat}`} title={t('site.whoPlays', { n: seat + 1 })} of={of} />;
}
