import type { ReactNode } from 'react';
import { Symbol } from '@/components/board/symbol';
import { PaceFields } from '@/components/clocks/pace-fields';
import { Fold } from '@/components/ui/fold';
import { FormKey } from '@/components/ui/forms/form-key';
import { MailField } from '@/components/ui/forms/mail-field';
import { SelectField, type SelectOption } from '@/components/ui/forms/select-field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextField } from '@/components/ui/forms/text-field';
import { TimeZoneField } from '@/components/ui/forms/time-zone-field';
import { TextLink } from '@/components/ui/text-link';
import type { TableOptions } from '@/lib/game/engine/setup';
import { LEVELS } from '@/lib/game/levels';
import { MAX_NAME_UNITS } from '@/lib/game/names/clean-name';
import { PACE_KINDS, type PaceKind } from '@/lib/game/pace/pace';
import { useWords } from '@/lib/platform/i18n/current-words';
import './new-table.css';
import { OPPONENTS, TableChoices } from './table-choices';
import { AccessFields, JOIN_POLICY_CHOICES } from './table-terms';

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
 * The form for a new table: three cards that show what is chosen, and a button. Everything but names has a
 * sensible default. It is a plain form and works without JavaScript.
 */
export function CreateTableForm({ action, presets, packs, pack, myName }: FormProps) {
  const { t } = useWords();
  return (
    <form action={action} className="stack new-table">
      <FormKey />
      <TimeZoneField />
      <div className="flex flex-wrap items-start gap-3">
        <WhoCard myName={myName} />
        <PaceCard />
        <RulesCard presets={presets} packs={packs} pack={pack} />
      </div>
      <SubmitButton className="btn btn-main">{t('site.create')}</SubmitButton>
    </form>
  );
}

/** The players, and who may join and watch. It is open, because a table needs names. */
function WhoCard({ myName }: Pick<FormProps, 'myName'>) {
  const { t } = useWords();
  return (
    <ChoiceCard title={t('site.card.who')} symbol="z-rivals" chosen={<WhoChosen />} isOpen>
      <div className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-4">
        {SEATS.map((seat) => (
          <SeatName key={seat} seat={seat} myName={myName} />
        ))}
      </div>
      <div className="grid items-start gap-2.5 lg:grid-cols-2">
        <Fold className="placement" title={t('site.whoPlaysTitle')}>
          <WhoPlays />
        </Fold>
        <Fold className="placement" title={t('site.privacy')}>
          <div className="stack">
            <TextField
              id="name"
              label={t('site.tableName')}
              maxLength={MAX_NAME_UNITS}
              placeholder={t('site.tableNameExample')}
            />
            <AccessFields />
          </div>
        </Fold>
      </div>
    </ChoiceCard>
  );
}

/** A pawn for each player, or the opponent in a solo game, and who may join. */
function WhoChosen() {
  const { t } = useWords();
  return (
    <>
      <span data-alone="no">
        {SEATS.map((seat) => (
          <span key={seat} data-seat={seat}>
            <Symbol name="i-pawn" className="mr-0.5 symbol-in-line" />
            <span className="sr-only">{t('site.player', { n: seat + 1 })} </span>
          </span>
        ))}
        <OneOf of={JOIN_POLICY_CHOICES.map((policy) => [policy, t(`site.card.${policy}`)] as const)} />
      </span>
      <span data-alone="yes">
        <OneOf of={OPPONENTS.map((solo) => [solo, t(`site.card.${solo}`)] as const)} />
      </span>
    </>
  );
}

function PaceCard() {
  const { t } = useWords();
  const says = (kind: PaceKind) => (kind === 'custom' ? '' : `: ${t(`pace.says.${kind}`)}`);
  const chosen = PACE_KINDS.map((kind) => [kind, `${t(`pace.kinds.${kind}`)}${says(kind)}`] as const);
  return (
    <ChoiceCard title={t('site.card.pace')} symbol="i-hourglass" chosen={<OneOf of={chosen} />}>
      <PaceFields />
    </ChoiceCard>
  );
}

/** The values it is played with, and the rules. A box named in the address opens it. */
function RulesCard({ presets, packs, pack }: Pick<FormProps, 'presets' | 'packs' | 'pack'>) {
  const { t } = useWords();
  const chosen = (
    <>
      <OneOf
        of={(['standard', 'box'] as const).map((values) => [values, t(`site.card.${values}`)] as const)}
      />
      {' · '}
      <OneOf of={(['random', 'first'] as const).map((start) => [start, t(`site.card.${start}`)] as const)} />
    </>
  );
  const toBoxes = (
    <TextLink className="inline-flex min-h-target items-center" href="/boxes?for=table">
      {t('site.card.boxes')}
    </TextLink>
  );
  return (
    <ChoiceCard
      title={t('site.card.rules')}
      symbol="i-seal"
      chosen={chosen}
      isOpen={pack !== undefined}
      foot={toBoxes}
    >
      <TableChoices presets={presets}>
        <SelectField id="pack" label={t('site.playedWith')} options={packs} chosen={pack} />
      </TableChoices>
    </ChoiceCard>
  );
}

/** The words of several choices; new-table.css shows the current one. */
function OneOf({ of }: { readonly of: readonly (readonly [choice: string, text: string])[] }) {
  return of.map(([choice, text]) => (
    <span key={choice} data-for={choice}>
      {text}
    </span>
  ));
}

/** The first field is the reader's; the others may stay empty. */
function SeatName({ seat, myName }: { readonly seat: number } & Pick<FormProps, 'myName'>) {
  const { t } = useWords();
  const isFirst = seat === 0;
  return (
    <TextField
      id={`seat-${seat}`}
      label={isFirst ? t('site.yourName') : t('site.playerOptional', { n: seat + 1 })}
      defaultValue={isFirst ? myName : undefined}
      maxLength={MAX_NAME_UNITS}
      autoComplete={isFirst ? 'nickname' : 'off'}
      // new-table.css asks whether it is shown.
      placeholder=" "
    />
  );
}

const HOLDERS = ['person', 'free', ...LEVELS] as const;

/** Whether a person or a computer plays each seat, and the email address of its player. */
function WhoPlays() {
  const { t } = useWords();
  const holders = HOLDERS.map(
    (holder) => [holder, t(holder === 'free' ? 'tables.holder.free' : `site.holder.${holder}`)] as const,
  );
  return (
    <div className="stack">
      <p className="small">{t('site.playersHint')}</p>
      {SEATS.map((seat) => (
        <div key={seat} className="grid gap-2.5 sm:grid-cols-2 sm:items-end">
          {seat > 0 && (
            <SelectField
              id={`holder-${seat}`}
              label={t('site.whoPlays', { n: seat + 1 })}
              options={holders}
            />
          )}
          <MailField id={`email-${seat}`} label={t('site.mailOf', { n: seat + 1 })} autoComplete="off" />
        </div>
      ))}
    </div>
  );
}

interface ChoiceCardProps {
  readonly title: string;
  readonly symbol: string;
  /** The current choices in few words. */
  readonly chosen: ReactNode;
  readonly isOpen?: boolean;
  /** Content below the card's heading, also while it is closed. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A card that shows what is chosen, and opens to change it. */
function ChoiceCard({ title, symbol, chosen, isOpen, foot, children }: ChoiceCardProps) {
  return (
    <div className="flex-[1_1_20rem] rounded-md border border-line border-t-4 border-t-gold bg-tile has-open:basis-full">
      <details open={isOpen} className="group">
        <summary className="grid min-h-target cursor-pointer list-none grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 p-3">
          <span className="grid size-11 place-items-center rounded-full border-2 border-gold bg-card">
            <Symbol name={symbol} className="size-7 text-red" />
          </span>
          <span className="grid">
            <span className="f-serif text-subtitle leading-tight">{title}</span>
            <span className="small">{chosen}</span>
          </span>
          <span aria-hidden="true" className="text-red group-open:rotate-90">
            ▸
          </span>
        </summary>
        <div className="stack px-3 pb-3">{children}</div>
      </details>
      {foot && <p className="small border-t border-line px-3">{foot}</p>}
    </div>
  );
}
