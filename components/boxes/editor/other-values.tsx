'use client';

import { Drawing } from '@/components/board/drawing';
import type { BoxEntry, ComponentValue } from '@/lib/features/boxes/box';
import { componentPicture } from '@/lib/game/drawing/component-picture';
import type { PackData } from '@/lib/game/engine/pack';
import { useWords } from '@/lib/platform/i18n/current-words';
import { differenceWords } from '../component-words';
import { differencesOf, draftOf, isEqualValue, withDraft } from './draft';
import type { EditorState } from './editor-state';

interface OtherValuesProps {
  readonly pack: PackData;
  readonly entries: readonly BoxEntry[];
  readonly state: EditorState;
  readonly onTake: (value: ComponentValue) => void;
  /** Set if the entries differ: an editor accepts one of them. */
  readonly onChoose: ((editorId: string) => void) | undefined;
}

interface Value {
  readonly value: ComponentValue;
  readonly by: readonly string[];
  /** Null: the standard. */
  readonly editorId: string | null;
  readonly doubts: readonly string[];
}

/** The standard and the entries that differ from the shown value; all of them if one must be accepted. */
export function OtherValues({ pack, entries, state, onTake, onChoose }: OtherValuesProps) {
  const words = useWords();
  const { t } = words;
  const { component, draft } = state;
  const shown = differencesOf(component, draft);
  const others = valuesOf(entries, t('boxes.standard'), t('boxes.someone')).filter(
    ({ value, editorId }) => !isEqualValue(value, shown) || (onChoose && editorId !== null),
  );
  if (others.length === 0) return null;
  return (
    <section className="w-full" aria-label={t('boxes.compare')}>
      {onChoose && <p className="mb-2 font-semibold">{t('boxes.differ')}</p>}
      <ul className="grid list-none gap-2 p-0">
        {others.map(({ value, by, editorId, doubts }) => {
          const name = words.list(by);
          const choose = editorId === null ? undefined : onChoose;
          return (
            <li
              key={JSON.stringify(value)}
              className="flex flex-wrap items-center gap-3 rounded-md border border-line p-2"
            >
              <Drawing
                pack={pack}
                svg={componentPicture(pack, withDraft(component, draftOf(component, value)))}
                className="w-20 flex-none [&_svg]:h-auto [&_svg]:w-full"
              />
              <div className="min-w-32 flex-1">
                <p className="font-semibold">{name}</p>
                <p className="small">{differenceWords(words, state, shown, value).join('; ')}</p>
                {doubts.map((doubt) => (
                  <p key={doubt} className="small muted">
                    {doubt}
                  </p>
                ))}
              </div>
              <button
                type="button"
                className="btn max-sm:w-full"
                onClick={() => (choose && editorId !== null ? choose(editorId) : onTake(value))}
                aria-label={t(choose ? 'boxes.chooseOf' : 'boxes.takeOf', { name })}
              >
                {t(choose ? 'boxes.choose' : 'boxes.take')}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The distinct values, with the people who entered each. */
function valuesOf(entries: readonly BoxEntry[], standard: string, someone: string): readonly Value[] {
  const values: Value[] = [{ value: {}, by: [standard], editorId: null, doubts: [] }];
  for (const { value, by, editorId, doubt } of entries) {
    const at = values.findIndex((known) => isEqualValue(known.value, value));
    const known = values[at] ?? { value, by: [], doubts: [] };
    const doubts = doubt === '' ? known.doubts : [...known.doubts, doubt];
    const next = { ...known, by: [...known.by, by || someone], editorId, doubts };
    values.splice(at < 0 ? values.length : at, 1, next);
  }
  return values;
}
