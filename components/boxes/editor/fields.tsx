'use client';

import { Symbol } from '@/components/board/symbol';
import type { FormChoice, FormPart } from '@/lib/features/boxes/form';
import { actionIcon } from '@/lib/game/drawing/glyphs';
import { ACTIONS } from '@/lib/game/engine/vocabulary';
import { capitalize } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';
import { choiceWords, partName } from '../component-words';
import { CostSteppers, KeyboardButton, Stepper, type FieldsProps } from './controls';
import { costIn, effectIn, partsIn, readPart } from './draft';
import { EffectField } from './effect-field';

/** Fields for the parts beside the picture, and for the side or square that is selected on it. */
export function Fields({ pack, state, give }: FieldsProps) {
  const words = useWords();
  const shown = partsIn(state.form, state.draft).filter(
    ({ id, type, place }) =>
      type !== 'name' && (place === null || (type === 'effect' && id === state.at.part)),
  );
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-x-2.5 gap-y-4">
      {shown.map((part) => {
        const name = capitalize(partName(words, part));
        // Numbers show their name beside them, several in a row.
        const isNumber = part.type === 'number';
        return (
          <section key={part.id} className={isNumber ? '' : 'stack col-span-full'} aria-label={name}>
            {!isNumber && <p className="text-md font-semibold">{name}</p>}
            <Field {...{ pack, state, give, part }} />
          </section>
        );
      })}
    </div>
  );
}

function Field({ pack, state, give, part }: FieldsProps & { part: FormPart }) {
  const words = useWords();
  const value = readPart(state.draft, part);
  const set = (next: unknown) => give({ type: 'set', part: part.id, value: next });
  switch (part.type) {
    case 'cost':
      return <CostSteppers cost={costIn(value)} goods={part.goods} most={part.most} onChange={set} />;
    case 'number':
      return (
        <Stepper
          name={capitalize(partName(words, part))}
          value={Number(value)}
          range={[part.least, part.most]}
          onChange={set}
        />
      );
    case 'choice':
      return (
        <div className="flex flex-wrap gap-1" role="group" aria-label={partName(words, part)}>
          {part.options.map((option) => (
            <KeyboardButton
              key={String(option)}
              className="btn px-2"
              aria-pressed={option === value}
              onClick={() => set(option)}
            >
              {iconOf(option) && <Symbol pack={pack} name={iconOf(option)} />}
              {choiceWords(words, option)}
            </KeyboardButton>
          ))}
        </div>
      );
    case 'effect':
      return <EffectField {...{ pack, part, state, give }} effect={effectIn(value)} />;
    default:
      return null;
  }
}

function iconOf(option: FormChoice): string {
  if (option === 'hunger-wall') return 'i-wall';
  if (option === 'cathedral') return 'i-cathedral';
  const action = ACTIONS.find((each) => each === option);
  return action ? actionIcon(action) : '';
}
