'use client';

import { costHtml } from '@/lib/game/drawing/inline';
import {
  ACTIONS,
  COUNTABLES,
  TRIGGERS,
  type Cost,
  type Effect,
  type Good,
} from '@/lib/game/engine/vocabulary';
import { actionName, describeEffect } from '@/lib/game/wording/terms';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { EditorAction, EditorSelection } from './editor-state';
import { lineAt, mostOf } from './effect-edit';
import { keepFocus } from './keep-focus';
import type { EditorSlot } from './slots';
import { Stepper } from './stepper';

interface DetailsProps {
  readonly slot: EditorSlot;
  readonly effect: Effect;
  readonly at: EditorSelection;
  readonly give: (act: EditorAction) => void;
}

/** Number, price or condition of the chosen symbol. */
export function AtomDetails({ slot, effect, at, give }: DetailsProps) {
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

/** The condition of an effect: a price, an event, a counted item, or an action. */
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

/** A price with a stepper for each good. */
export function CostSteppers({ cost, goods, onChange }: CostProps) {
  const words = useWords();
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-1">
      {goods.map((good) => (
        <Stepper
          key={good}
          name={words.t(`moves.balance.${good}`)}
          symbol={costHtml({ [good]: 1 }).replace(/-1"/, '"')}
          value={cost[good] ?? 0}
          range={[0, 9]}
          onChange={(n) => onChange({ ...cost, [good]: n })}
        />
      ))}
    </div>
  );
}
