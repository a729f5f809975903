import type { TableOptions } from '@/lib/game/engine/setup';
import { useWords } from '@/lib/platform/i18n/current-words';
import {
  OPTIONS,
  optionWords,
  soloWords,
  VARIANTS,
  variantWords,
  type Option,
  type VariantChoice,
} from '@/lib/game/wording/setup';

interface SelectProps {
  readonly name: string;
  readonly title: string;
  readonly of: readonly (readonly [string, string])[];
  /** What is chosen from the start; else the first. */
  readonly value?: string;
}

/** One choice of a form, with its label. */
export function Select({ name, title, of, value }: SelectProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{title}</label>
      <select className="input" id={name} name={name} defaultValue={value}>
        {of.map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

const USUAL = OPTIONS.filter(({ usual }) => usual);
const RARE = OPTIONS.filter(({ usual }) => !usual);

const OPPONENTS = ['parler', 'simple'] as const;

/** Whom one plays alone against. What each does stands below: a line of a list is cut where the list ends. */
function OpponentSelect() {
  const words = useWords();
  const told = OPPONENTS.map((solo) => soloWords(words, solo));
  return (
    <>
      <Select
        name="solo"
        title={words.t('site.soloOpponent')}
        of={OPPONENTS.map((solo) => [solo, soloWords(words, solo)[0]] as const)}
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

/** Who starts, against whom one plays alone, and how the table plays; what few tables want is folded away. */
export function TableChoices({ presets }: { readonly presets: TableOptions }) {
  const words = useWords();
  const { t } = words;
  const starts = [
    ['random', t('site.startRandom')],
    ['first', t('site.startFirst')],
  ] as const;
  return (
    <>
      <Select name="startingSeat" title={t('site.whoStarts')} of={starts} />
      <OpponentSelect />
      <Ticks title={t('site.forPost')} of={USUAL} presets={presets} />
      <details className="fold placement">
        <summary>{t('site.moreOptions')}</summary>
        <Ticks title={t('site.otherReadings')} of={RARE} presets={presets} />
      </details>
      <details className="fold placement">
        <summary>{t('site.variants')}</summary>
        <div className="stack">
          {VARIANTS.map((variant) => (
            <VariantSelect key={variant.name} variant={variant} />
          ))}
        </div>
      </details>
    </>
  );
}

function VariantSelect({ variant }: { readonly variant: VariantChoice }) {
  const { title, of } = variantWords(useWords(), variant);
  return <Select name={variant.name} title={title} of={of.filter(([value]) => value !== 'chosen')} />;
}

interface TicksProps {
  readonly title: string;
  readonly of: readonly Option[];
  /** What is ticked from the start. */
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
