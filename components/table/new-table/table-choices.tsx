import type { ReactNode } from 'react';
import { Fold } from '@/components/ui/fold';
import { SelectField } from '@/components/ui/forms/select-field';
import type { TableOptions } from '@/lib/game/engine/setup';
import {
  OPTIONS,
  optionWords,
  soloWords,
  VARIANTS,
  variantWords,
  type TableOption,
} from '@/lib/game/wording/setup';
import { useWords } from '@/lib/platform/i18n/current-words';

const USUAL = OPTIONS.filter(({ isUsual }) => isUsual);
const RARE = OPTIONS.filter(({ isUsual }) => !isUsual);

/** The solo opponents. */
export const OPPONENTS = ['parler', 'simple'] as const;

/** The solo opponent. Descriptions are below the list, because it cuts long lines. */
function OpponentSelect() {
  const words = useWords();
  const told = OPPONENTS.map((solo) => soloWords(words, solo));
  return (
    <>
      <SelectField
        id="solo"
        label={words.t('site.soloOpponent')}
        options={OPPONENTS.map((solo) => [solo, soloWords(words, solo)[0]] as const)}
      />
      <ul className="small">
        {told.map(([name, text]) => (
          <li key={name}>
            <strong>{name}.</strong> {text}
          </li>
        ))}
      </ul>
    </>
  );
}

interface TableChoicesProps {
  readonly presets: TableOptions;
  /** A field before the others. */
  readonly children: ReactNode;
}

/** First player, solo opponent, options and variants. */
export function TableChoices({ presets, children }: TableChoicesProps) {
  const { t } = useWords();
  const starts = [
    ['random', t('site.startRandom')],
    ['first', t('site.startFirst')],
  ] as const;
  return (
    <div className="grid items-start gap-x-8 gap-y-3 lg:grid-cols-2">
      <div className="stack">
        {children}
        <SelectField id="startingSeat" label={t('site.whoStarts')} options={starts} />
        <OpponentSelect />
      </div>
      <div className="stack">
        <RuleChoices presets={presets} />
      </div>
    </div>
  );
}

/** Options and variants. Rare options are folded. */
export function RuleChoices({ presets }: { readonly presets: TableOptions }) {
  const words = useWords();
  const { t } = words;
  return (
    <>
      <Ticks title={t('site.forPost')} of={USUAL} presets={presets} />
      <Fold className="placement" title={t('site.moreOptions')}>
        <Ticks title={t('site.otherReadings')} of={RARE} presets={presets} />
      </Fold>
      <Fold className="placement" title={t('site.variants')}>
        <div className="grid gap-2.5 sm:grid-cols-2 sm:items-end">
          {VARIANTS.map((variant) => {
            const { title, of } = variantWords(words, variant);
            const options = of.filter(([value]) => value !== 'chosen');
            return <SelectField key={variant.name} id={variant.name} label={title} options={options} />;
          })}
        </div>
      </Fold>
    </>
  );
}

interface TicksProps {
  readonly title: string;
  readonly of: readonly TableOption[];
  /** Options that are ticked by default. */
  readonly presets: TableOptions;
}

function Ticks({ title, of, presets }: TicksProps) {
  const words = useWords();
  return (
    <fieldset>
      <legend className="font-semibold">{title}</legend>
      {of.map((option) => {
        const [name, sentence] = optionWords(words, option);
        return (
          <label key={option.name} className="tick">
            <input type="checkbox" name={option.name} defaultChecked={presets[option.name]} />
            <span>
              <strong>{name}.</strong> {sentence}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
