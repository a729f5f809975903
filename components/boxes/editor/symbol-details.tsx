'use client';

import type { EffectRule } from '@/lib/features/boxes/form';
import type { Effect } from '@/lib/game/engine/vocabulary';
import { describeEffect } from '@/lib/game/wording/terms';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';
import { choiceWords } from '../component-words';
import { CostSteppers, KeyboardButton, Stepper, type EffectProps } from './controls';
import { effectIn } from './draft';
import { around, lineAt, ruleAt } from './line';

/** Number, price or condition of the chosen symbol. */
export function SymbolDetails({ part, effect, state: { at }, give }: EffectProps) {
  const { t } = useWords();
  const { atoms } = lineAt(effect, at.path);
  const atom = atoms[at.atom] ?? atoms.at(-1);
  const outerPath = at.path.slice(0, -1);
  const outerAt = at.path.at(-1) ?? 0;
  const outer = at.path.length > 0 ? lineAt(effect, outerPath).atoms[outerAt] : undefined;
  const rule = ruleAt(part.rule, at.path);
  const setOuter = (next: Effect) => {
    give({ type: 'pick', part: part.id, path: outerPath, atom: outerAt });
    give({ type: 'atom', effect: next });
    give({ type: 'pick', part: part.id, path: at.path });
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      {outer && <Condition rule={part.rule} effect={outer} onChange={setOuter} />}
      {atom && (
        <Condition rule={rule} effect={atom} onChange={(next) => give({ type: 'atom', effect: next })} />
      )}
      {atom && 'n' in atom && (
        <Stepper
          name={t('boxes.number')}
          value={atom.n}
          range={[1, rule.most[atom.kind] ?? 1]}
          onChange={(n) => give({ type: 'count', n })}
        />
      )}
      {atom && (
        <KeyboardButton className="btn" onClick={() => give({ type: 'remove' })}>
          {t('boxes.removeSymbol')}
        </KeyboardButton>
      )}
    </div>
  );
}

const CHOSEN = ['trigger', 'per', 'action'] as const;

/** The condition of an effect: a price, an event, a counted item, or an action. */
function Condition({
  rule,
  effect,
  onChange,
}: {
  rule: EffectRule;
  effect: Effect;
  onChange: (effect: Effect) => void;
}) {
  const words = useWords();
  const member = CHOSEN.find((name) => name in effect);
  const options = (member && rule.choices[effect.kind]?.[member]) ?? [];
  return (
    <>
      {member && options.length > 0 && (
        <label className="field w-full">
          <span className="small">
            {words.t(member === 'action' ? 'boxes.field.action' : `boxes.${member}`)}
          </span>
          <select
            className="input"
            value={String(Reflect.get(effect, member))}
            onChange={({ target }) => onChange(effectIn({ ...effect, [member]: target.value }))}
          >
            {options.map((option) => (
              <option key={option} value={option}>
                {optionWords(words, effect, { member, option })}
              </option>
            ))}
          </select>
        </label>
      )}
      {'cost' in effect && (
        <CostSteppers
          {...(rule.prices[effect.kind] ?? { goods: [], most: 0 })}
          cost={effect.cost}
          onChange={(cost) => onChange({ ...effect, cost })}
        />
      )}
    </>
  );
}

function optionWords(
  words: Wording,
  effect: Effect,
  { member, option }: { readonly member: (typeof CHOSEN)[number]; readonly option: string },
): string {
  if (member === 'action') return option === 'any' ? words.t('boxes.anyAction') : choiceWords(words, option);
  const one = effectIn({ ...around(effect, { kind: 'points', n: 1 }), [member]: option });
  return describeEffect(words, 'n' in one ? { ...one, n: 1 } : one);
}
