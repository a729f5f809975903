'use client';

import { costHtml, effectHtml } from '@/lib/game/drawing/inline';
import { COUNTABLES, TRIGGERS, type Cost, type Effect, type Good } from '@/lib/game/engine/vocabulary';
import { ACTIONS } from '@/lib/game/engine/vocabulary';
import { actionName, describeCost, describeEffect } from '@/lib/game/wording/terms';
import { useWords } from '@/lib/platform/i18n/current-words';
import { Drawing } from '@/components/board/drawing';
import type { PackData } from '@/lib/game/engine/pack';
import { effectWords } from '../component-words';
import type { Act, Selected } from './editor-state';
import { innerOf, lineAt, mostOf, type EffectPath } from './effect-edit';
import { keepFocus } from './keep-focus';
import { EMPTY, isEmpty } from './line';
import { paletteOf, rareOf, type PaletteItem } from './palette';
import type { Slot } from './slots';
import { Stepper } from './stepper';

interface FieldProps {
  readonly pack: PackData;
  readonly slot: Slot;
  readonly effect: Effect;
  /** Only of the part that is being changed. */
  readonly at: Selected | undefined;
  readonly give: (act: Act) => void;
}

/** A reward: its symbols with the signs between them, and, while it is changed, the symbols to add. */
export function EffectField({ pack, slot, effect, at, give }: FieldProps) {
  const words = useWords();
  if (!at)
    return (
      <button
        type="button"
        className="btn btn-wide min-h-12"
        onMouseDown={keepFocus}
        onClick={() => give({ type: 'pick', slot: slot.id })}
      >
        <Symbols pack={pack} effect={effect} />
        <span className="small muted">{effectWords(words, effect)}</span>
      </button>
    );
  return (
    <div className="stack">
      <EffectLine {...{ pack, slot, effect, at, give }} path={[]} />
      <AtomDetails {...{ slot, effect, at, give }} />
      <Palette pack={pack} items={paletteOf(slot, at.path.length > 0)} give={give} />
      {rareOf(slot).length > 0 && (
        <details>
          <summary className="small flex min-h-target items-center">{words.t('boxes.rare')}</summary>
          <Palette pack={pack} items={rareOf(slot)} give={give} />
        </details>
      )}
    </div>
  );
}

const Symbols = ({ pack, effect }: Pick<FieldProps, 'pack' | 'effect'>) => (
  <Drawing
    pack={pack}
    svg={effectHtml(effect)}
    className="text-[1.35rem] [&_svg]:h-[1.2em] [&_svg]:max-w-full"
  />
);

interface LineProps extends FieldProps {
  readonly at: Selected;
  readonly path: EffectPath;
}

/** One line of symbols; an effect with another inside shows that as a line of its own. */
function EffectLine({ path, ...field }: LineProps) {
  const { slot, effect, at, give } = field;
  const { t } = useWords();
  const { atoms, joins } = lineAt(effect, path);
  const isHere = path.join() === at.path.join();
  return (
    <div
      className={`flex min-h-12 flex-wrap items-center gap-1 rounded-md border p-1 ${isHere ? 'border-chosen bg-tile' : 'border-line'}`}
    >
      {atoms.length === 0 && (
        <button
          type="button"
          className="min-h-target px-2 text-muted"
          onMouseDown={keepFocus}
          onClick={() => give({ type: 'pick', slot: slot.id, path })}
        >
          {t('boxes.noSymbol')}
        </button>
      )}
      {atoms.map((atom, i) => (
        <span key={i} className="contents">
          {i > 0 && (
            <button
              type="button"
              className="min-h-target min-w-target rounded-md font-serif text-lg hover:bg-sunken"
              aria-label={t(`boxes.join.${JOIN_WORDS[joins[i - 1] ?? '+']}`, { n: i })}
              onMouseDown={keepFocus}
              onClick={() => give({ type: 'join', path, at: i - 1 })}
            >
              {joins[i - 1] === 'or' ? t('boxes.join.or') : joins[i - 1]}
            </button>
          )}
          <Atom {...field} atom={atom} path={path} i={i} isChosen={isHere && at.atom === i} />
        </span>
      ))}
    </div>
  );
}

const JOIN_WORDS = { '+': 'both', '/': 'either', or: 'apart' } as const;

interface AtomProps extends LineProps {
  readonly atom: Effect;
  readonly i: number;
  readonly isChosen: boolean;
}

function Atom({ atom, i, isChosen, path, ...field }: AtomProps) {
  const words = useWords();
  const { pack, slot, give } = field;
  const inner = innerOf(atom);
  const outside = inner ? ({ ...atom, gain: EMPTY } as Effect) : atom;
  return (
    <span className={inner ? 'flex flex-1 basis-full flex-wrap items-center gap-1' : 'contents'}>
      <button
        type="button"
        className={`inline-flex min-h-target min-w-target items-center justify-center rounded-md border-2 px-1 hover:bg-sunken ${isChosen ? 'border-chosen' : 'border-transparent'}`}
        aria-pressed={isChosen}
        aria-label={effectWords(words, atom)}
        onMouseDown={keepFocus}
        onClick={() => give({ type: 'pick', slot: slot.id, path, atom: i })}
      >
        <Symbols pack={pack} effect={outside} />
      </button>
      {inner && path.length < 2 && (
        <span className="min-w-0 flex-1">
          <EffectLine {...field} path={[...path, i]} />
        </span>
      )}
    </span>
  );
}

/** Number, price or condition of the chosen symbol. */
function AtomDetails({
  slot,
  effect,
  at,
  give,
}: Omit<FieldProps, 'pack' | 'at'> & { readonly at: Selected }) {
  const { t } = useWords();
  const { atoms } = lineAt(effect, at.path);
  const last = at.atom >= 0 ? at.atom : atoms.length - 1;
  const atom = atoms[last];
  const outer =
    at.path.length > 0 ? lineAt(effect, at.path.slice(0, -1)).atoms[at.path.at(-1) ?? 0] : undefined;
  const setOuter = (next: Effect) => {
    give({ type: 'pick', slot: slot.id, path: at.path.slice(0, -1), atom: at.path.at(-1) ?? 0 });
    give({ type: 'atom', effect: next });
    give({ type: 'pick', slot: slot.id, path: at.path });
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      {outer && <Condition effect={outer} onChange={setOuter} />}
      {atom && <Condition effect={atom} onChange={(next) => give({ type: 'atom', effect: next })} />}
      {atom && 'n' in atom && (
        <Stepper
          name={t('boxes.number')}
          value={atom.n}
          range={[1, mostOf(atom)]}
          onChange={(n) => give({ type: 'count', n })}
        />
      )}
      {atom && (
        <button
          type="button"
          className="btn"
          onMouseDown={keepFocus}
          onClick={() => give({ type: 'remove' })}
        >
          {t('boxes.removeSymbol')}
        </button>
      )}
    </div>
  );
}

interface ConditionProps {
  readonly effect: Effect;
  readonly onChange: (effect: Effect) => void;
}

/** What an effect asks for: a price, an event, a thing that is counted, or an action. */
function Condition({ effect, onChange }: ConditionProps) {
  const words = useWords();
  const { t } = words;
  switch (effect.kind) {
    case 'ability':
      return (
        <Choose
          label={t('boxes.trigger')}
          value={effect.trigger}
          options={TRIGGERS.map((trigger) => [
            trigger,
            describeEffect(words, { kind: 'ability', trigger, gain: { kind: 'points', n: 1 } }),
          ])}
          onChange={(trigger) => onChange({ ...effect, trigger })}
        />
      );
    case 'points-per':
      return (
        <Choose
          label={t('boxes.per')}
          value={effect.per}
          options={COUNTABLES.map((per) => [per, describeEffect(words, { kind: 'points-per', n: 1, per })])}
          onChange={(per) => onChange({ ...effect, per })}
        />
      );
    case 'perform-action':
      return (
        <Choose
          label={t('boxes.slot.action')}
          value={effect.action}
          options={[
            ['any', t('boxes.anyAction')],
            ...ACTIONS.map((action) => [action, actionName(words, action)] as const),
          ]}
          onChange={(action) => onChange({ ...effect, action })}
        />
      );
    case 'pay':
    case 'buy-egg':
    case 'spend-for-points': {
      const goods: readonly Good[] = 'egg' in effect.cost ? ['egg'] : ['gold', 'stone'];
      return (
        <CostSteppers cost={effect.cost} goods={goods} onChange={(cost) => onChange({ ...effect, cost })} />
      );
    }
    default:
      return null;
  }
}

interface ChooseProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [T, string])[];
  readonly onChange: (value: T) => void;
}

function Choose<T extends string>({ label, value, options, onChange }: ChooseProps<T>) {
  return (
    <label className="field w-full">
      <span className="small">{label}</span>
      <select
        className="input"
        value={value}
        onChange={({ target }) => {
          const chosen = options.find(([option]) => option === target.value);
          if (chosen) onChange(chosen[0]);
        }}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface CostProps {
  readonly cost: Cost;
  readonly goods: readonly Good[];
  readonly onChange: (cost: Cost) => void;
}

/** A price by steppers, one for each good. */
export function CostSteppers({ cost, goods, onChange }: CostProps) {
  const words = useWords();
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-1">
      {goods.map((good) => (
        <Stepper
          key={good}
          name={describeCost(words, { [good]: cost[good] ?? 0 }) && words.t(`moves.balance.${good}`)}
          symbol={costHtml({ [good]: 1 }).replace(/-1"/, '"')}
          value={cost[good] ?? 0}
          range={[0, 9]}
          onChange={(n) => onChange({ ...cost, [good]: n })}
        />
      ))}
    </div>
  );
}

interface PaletteProps {
  readonly pack: PackData;
  readonly items: readonly PaletteItem[];
  readonly give: (act: Act) => void;
}

/** The symbols to add, each with its letter. */
export function Palette({ pack, items, give }: PaletteProps) {
  const words = useWords();
  return (
    <div className="flex flex-wrap gap-1" role="group" aria-label={words.t('boxes.symbols')}>
      {items.map(({ id, effect, key }) => (
        <button
          key={id}
          type="button"
          className="relative inline-flex size-12 items-center justify-center rounded-md border border-line bg-card hover:bg-sunken [&:not(:has(svg))]:w-auto"
          aria-label={words.t('boxes.add', { what: isEmpty(effect) ? id : paletteWords(words, effect) })}
          aria-keyshortcuts={key}
          onMouseDown={keepFocus}
          onClick={() => give({ type: 'put', item: effect })}
        >
          <Drawing
            pack={pack}
            svg={effectHtml(bare(effect))}
            className="text-[1.1rem] [&_svg]:h-[1.15em] [&_svg]:max-w-11"
          />
          {key && (
            <span
              className="absolute right-0.5 bottom-0 text-[.65rem] leading-tight text-muted max-sm:hidden"
              aria-hidden="true"
            >
              {key}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

const paletteWords = (words: ReturnType<typeof useWords>, effect: Effect): string =>
  effect.kind === 'pay'
    ? words.t('boxes.pay')
    : effect.kind === 'ability'
      ? words.t('boxes.whileHere')
      : effectWords(words, effect);

/** The symbol without the number that it begins with. */
const bare = (effect: Effect): Effect => effect;
