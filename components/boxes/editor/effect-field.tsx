'use client';

import { Drawing } from '@/components/board/drawing';
import type { EffectRule, FormPart, FormSymbol } from '@/lib/features/boxes/form';
import { effectHtml } from '@/lib/game/drawing/inline';
import type { Effect } from '@/lib/game/engine/vocabulary';
import { actionName, describeEffect } from '@/lib/game/wording/terms';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';
import { choiceWords, effectWords } from '../component-words';
import { CostSteppers, keepFocus, Stepper, type FieldsProps } from './controls';
import { effectIn } from './draft';
import { around, EMPTY, innerOf, isEmpty, lineAt, ruleAt, type EffectPath } from './line';

interface EffectProps extends FieldsProps {
  readonly part: Extract<FormPart, { readonly type: 'effect' }>;
  readonly effect: Effect;
}

/** A reward: its symbols and the signs between them. While it is edited, also the symbols to add. */
export function EffectField(field: EffectProps) {
  const { pack, state, part, effect, give } = field;
  const words = useWords();
  if (state.at.part !== part.id)
    return (
      <button
        type="button"
        className="btn btn-wide min-h-12"
        onMouseDown={keepFocus}
        onClick={() => give({ type: 'pick', part: part.id })}
      >
        <Symbols pack={pack} effect={effect} />
        <span className="small muted">{effectWords(words, effect)}</span>
      </button>
    );
  const { symbols } = ruleAt(part.rule, state.at.path);
  const [usual, rare] = [symbols.filter(({ key }) => key), symbols.filter(({ key }) => !key)];
  return (
    <div className="stack">
      <EffectLine {...field} path={[]} />
      <AtomDetails {...field} />
      <Palette {...field} symbols={usual.length > 0 ? usual : rare} />
      {usual.length > 0 && rare.length > 0 && (
        <details>
          <summary className="small flex min-h-target items-center">{words.t('boxes.rare')}</summary>
          <Palette {...field} symbols={rare} />
        </details>
      )}
    </div>
  );
}

const Symbols = ({ pack, effect }: Pick<EffectProps, 'pack' | 'effect'>) => (
  <Drawing
    pack={pack}
    svg={effectHtml(effect)}
    className="text-[1.35rem] [&_svg]:h-[1.2em] [&_svg]:max-w-full"
  />
);

/** One line of symbols. An inner effect is a nested line. */
function EffectLine({ path, ...field }: EffectProps & { path: EffectPath }) {
  const { state, part, effect, give } = field;
  const { t } = useWords();
  const { atoms, joins } = lineAt(effect, path);
  const isHere = path.join() === state.at.path.join();
  return (
    <div
      className={`flex min-h-12 flex-wrap items-center gap-1 rounded-md border p-1 ${isHere ? 'border-chosen bg-tile' : 'border-line'}`}
    >
      {atoms.length === 0 && (
        <button
          type="button"
          className="min-h-target px-2 text-muted"
          onMouseDown={keepFocus}
          onClick={() => give({ type: 'pick', part: part.id, path })}
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
          <Atom {...field} atom={atom} path={path} i={i} isChosen={isHere && state.at.atom === i} />
        </span>
      ))}
    </div>
  );
}

const JOIN_WORDS = { '+': 'both', '/': 'either', or: 'apart' } as const;

interface AtomProps extends EffectProps {
  readonly path: EffectPath;
  readonly atom: Effect;
  readonly i: number;
  readonly isChosen: boolean;
}

function Atom({ atom, i, isChosen, path, ...field }: AtomProps) {
  const words = useWords();
  const { pack, part, give } = field;
  const inner = innerOf(atom);
  return (
    <span className={inner ? 'flex flex-1 basis-full flex-wrap items-center gap-1' : 'contents'}>
      <button
        type="button"
        className={`inline-flex min-h-target min-w-target items-center justify-center rounded-md border-2 px-1 hover:bg-sunken ${isChosen ? 'border-chosen' : 'border-transparent'}`}
        aria-pressed={isChosen}
        aria-label={effectWords(words, atom)}
        onMouseDown={keepFocus}
        onClick={() => give({ type: 'pick', part: part.id, path, atom: i })}
      >
        <Symbols pack={pack} effect={around(atom, EMPTY)} />
      </button>
      {inner && (
        <span className="min-w-0 flex-1">
          <EffectLine {...field} path={[...path, i]} />
        </span>
      )}
    </span>
  );
}

/** Symbols to add, each with its key. */
function Palette({ pack, symbols, give }: FieldsProps & { symbols: readonly FormSymbol[] }) {
  const words = useWords();
  const { t } = words;
  return (
    <div className="flex flex-wrap gap-1" role="group" aria-label={t('boxes.symbols')}>
      {symbols.map(({ id, effect, key }) => (
        <button
          key={id}
          type="button"
          className="relative inline-flex size-12 items-center justify-center rounded-md border border-line bg-card hover:bg-sunken [&:not(:has(svg))]:w-auto"
          aria-label={t('boxes.add', {
            what:
              effect.kind === 'pay'
                ? t('boxes.pay')
                : effect.kind === 'ability'
                  ? t('boxes.whileHere')
                  : effectWords(words, effect),
          })}
          aria-keyshortcuts={key}
          onMouseDown={keepFocus}
          onClick={() => give({ type: 'put', symbol: effect })}
        >
          <Drawing
            pack={pack}
            svg={effectHtml(effect)}
            className="text-subtitle [&_svg]:h-[1.15em] [&_svg]:max-w-11"
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

/** Number, price or condition of the chosen symbol. */
function AtomDetails({ part, effect, state: { at }, give }: EffectProps) {
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
  readonly rule: EffectRule;
  readonly effect: Effect;
  readonly onChange: (effect: Effect) => void;
}

const CHOSEN = ['trigger', 'per', 'action'] as const;

/** The condition of an effect: a price, an event, a counted item, or an action. */
function Condition({ rule, effect, onChange }: ConditionProps) {
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
