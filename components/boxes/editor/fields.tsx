'use client';

import { Symbol } from '@/components/board/symbol';
import { actionIcon } from '@/lib/game/drawing/glyphs';
import type { PackData } from '@/lib/game/engine/pack';
import type { Action, Cost, Effect } from '@/lib/game/engine/vocabulary';
import { capitalize } from '@/lib/game/wording/language/grammar';
import { useWords } from '@/lib/platform/i18n/current-words';
import { choiceWords, slotName } from '../component-words';
import { CostSteppers } from './atom-details';
import { readSlot, slotsIn } from './draft';
import type { EditorAction, EditorState } from './editor-state';
import { EffectField } from './effect-field';
import { keepFocus } from './keep-focus';
import type { SlotChoice, EditorSlot } from './slots';
import { Stepper } from './stepper';

interface FieldsProps {
  readonly pack: PackData;
  readonly state: EditorState;
  readonly give: (act: EditorAction) => void;
}

/**
 * Parts that are edited elsewhere, mostly by pressing the picture. Of these only a selected side or square
 * also has a field.
 */
const isOnPicture = ({ type }: EditorSlot): boolean => ['edge', 'square', 'corner', 'name'].includes(type);

/** Fields for the parts that cannot be pressed on the picture. */
export function Fields({ pack, state, give }: FieldsProps) {
  const words = useWords();
  const shown = slotsIn(state.component, state.draft).filter(
    (slot) =>
      !isOnPicture(slot) || (slot.id === state.at.slot && (slot.type === 'edge' || slot.type === 'square')),
  );
  return (
    <div className="stack gap-4">
      {shown.map((slot) => (
        <section key={slot.id} className="stack" aria-label={capitalize(slotName(words, slot))}>
          <p className="text-label font-semibold">{capitalize(slotName(words, slot))}</p>
          <Field {...{ pack, state, give, slot }} />
        </section>
      ))}
    </div>
  );
}

function Field({ pack, state, give, slot }: FieldsProps & { readonly slot: EditorSlot }) {
  const words = useWords();
  const value = readSlot(state.draft, slot);
  const set = (next: unknown) => give({ type: 'set', slot: slot.id, value: next });
  switch (slot.type) {
    case 'cost':
      return <CostSteppers cost={value as Cost} goods={slot.goods} onChange={set} />;
    case 'number':
      return (
        <Stepper
          name={slotName(words, slot)}
          value={Number(value)}
          range={[slot.min, slot.max]}
          onChange={set}
        />
      );
    case 'choice':
      return <Choices pack={pack} slot={slot} value={value as SlotChoice} onChange={set} />;
    default:
      return (
        <EffectField
          pack={pack}
          slot={slot}
          effect={value as Effect}
          at={state.at.slot === slot.id ? state.at : undefined}
          give={give}
        />
      );
  }
}

interface ChoicesProps {
  readonly pack: PackData;
  readonly slot: Extract<EditorSlot, { readonly type: 'choice' }>;
  readonly value: SlotChoice;
  readonly onChange: (value: SlotChoice) => void;
}

/** A row of toggle buttons, one of them pressed. */
function Choices({ pack, slot, value, onChange }: ChoicesProps) {
  const words = useWords();
  return (
    <div className="flex flex-wrap gap-1" role="group" aria-label={slotName(words, slot)}>
      {slot.options.map((option) => (
        <button
          key={String(option)}
          type="button"
          className="btn px-2"
          aria-pressed={option === value}
          onMouseDown={keepFocus}
          onClick={() => onChange(option)}
        >
          {iconOf(option) && <Symbol pack={pack} name={iconOf(option)} />}
          {choiceWords(words, option)}
        </button>
      ))}
    </div>
  );
}

function iconOf(option: SlotChoice): string {
  if (option === 'hunger-wall') return 'i-wall';
  if (option === 'cathedral') return 'i-cathedral';
  return typeof option === 'string' ? actionIcon(option as Action) : '';
}
