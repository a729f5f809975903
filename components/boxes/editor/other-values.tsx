'use client';

import { Drawing } from '@/components/board/drawing';
import type { Component } from '@/lib/game/box/components';
import { componentPicture } from '@/lib/game/drawing/component-picture';
import type { PackData } from '@/lib/game/engine/pack';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { BoxEntry } from '../box-data';
import { differenceWords } from '../component-words';
import { differencesOf, draftOf, isEqualValue, withDraft, type ChangedFields } from './draft';
import type { EditorState } from './editor-state';

interface OtherValuesProps {
  readonly pack: PackData;
  readonly component: Component;
  readonly entries: readonly BoxEntry[];
  readonly state: EditorState;
  readonly onTake: (value: ChangedFields) => void;
  /** Set if the entries differ: an editor accepts one of them. */
  readonly onChoose: ((editorId: string) => void) | undefined;
}

interface Value {
  readonly value: ChangedFields;
  readonly by: readonly string[];
  readonly editorId?: string | undefined;
  readonly doubts: readonly string[];
}

/** The standard and the entries that differ from the shown value; all of them if one must be accepted. */
export function OtherValues({ pack, component, entries, state, onTake, onChoose }: OtherValuesProps) {
  const { t } = useWords();
  const shown = differencesOf(component, state.draft);
  const values = valuesOf(entries, t('boxes.standard'), t('boxes.someone'));
  const others = values.filter(
    ({ value, editorId }) => !isEqualValue(value, shown) || (onChoose && editorId !== undefined),
  );
  if (others.length === 0) return null;
  return (
    <section className="w-full" aria-label={t('boxes.compare')}>
      {onChoose && <p className="mb-2 font-semibold">{t('boxes.differ')}</p>}
      <ul className="grid list-none gap-2 p-0">
        {others.map((other) => (
          <OtherValue
            key={JSON.stringify(other.value)}
            {...{ pack, component, shown, other, onTake, onChoose }}
          />
        ))}
      </ul>
    </section>
  );
}

/** The distinct values, with the people who entered each. */
function valuesOf(entries: readonly BoxEntry[], standard: string, someone: string): readonly Value[] {
  const values: Value[] = [{ value: {}, by: [standard], doubts: [] }];
  for (const { value, by, editorId, doubt } of entries) {
    const at = values.findIndex((known) => isEqualValue(known.value, value));
    const known = values[at] ?? { value, by: [], doubts: [] };
    const doubts = doubt === '' ? known.doubts : [...known.doubts, doubt];
    const next = { ...known, by: [...known.by, by || someone], editorId, doubts };
    values.splice(at < 0 ? values.length : at, 1, next);
  }
  return values;
}

interface OtherValueProps extends Pick<OtherValuesProps, 'pack' | 'component' | 'onTake' | 'onChoose'> {
  readonly shown: ChangedFields;
  readonly other: Value;
}

function OtherValue({ pack, component, shown, other, onTake, onChoose }: OtherValueProps) {
  const words = useWords();
  const { t } = words;
  const { value, by, editorId, doubts } = other;
  const name = words.list(by);
  const isChoice = onChoose !== undefined && editorId !== undefined;
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-md border border-line p-2">
      <Drawing
        pack={pack}
        svg={componentPicture(pack, withDraft(component, draftOf(component, value)))}
        className="w-20 flex-none [&_svg]:h-auto [&_svg]:w-full"
      />
      <div className="min-w-32 flex-1">
        <p className="font-semibold">{name}</p>
        <p className="small">{differenceWords(words, component, shown, value).join('; ')}</p>
        {doubts.map((doubt) => (
          <p key={doubt} className="small muted">
            {doubt}
          </p>
        ))}
      </div>
      <button
        type="button"
        className="btn max-sm:w-full"
        onClick={() => (isChoice ? onChoose(editorId) : onTake(value))}
        aria-label={t(isChoice ? 'boxes.chooseOf' : 'boxes.takeOf', { name })}
      >
        {t(isChoice ? 'boxes.choose' : 'boxes.take')}
      </button>
    </li>
  );
}
