'use client';

import { useEffect, useReducer, useRef, useState } from 'react';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';
import { Fold } from '@/components/ui/fold';
import type { ComponentValue } from '@/lib/features/boxes/box';
import type { Component } from '@/lib/game/box/components';
import type { PackData } from '@/lib/game/engine/pack';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { WorkshopData } from '../workshop-data';
import { differencesOf, draftOf, gapsIn, isEqualValue } from './draft';
import { openEditor, reduceEditor, selectedPart, type EditorAction, type EditorState } from './editor-state';
import { Fields } from './fields';
import { ruleAt } from './line';
import { OtherValues } from './other-values';
import { Stage } from './stage';

interface EditorProps {
  readonly data: WorkshopData;
  readonly pack: PackData;
  /** The standard component. */
  readonly component: Component;
  readonly isSaving: boolean;
  readonly onSave: (value: ComponentValue, doubt: string) => void;
  readonly onWithdraw: () => void;
  readonly onChoose: (editorId: string) => void;
}

/** Editor for one component's printed values. */
export function Editor({ data, pack, component, isSaving, onSave, onWithdraw, onChoose }: EditorProps) {
  const { t } = useWords();
  const { id } = component;
  const form = data.form[id] ?? [];
  const entries = data.entries[id] ?? [];
  const mine = entries.find(({ isMine }) => isMine);
  const [state, give] = useReducer(reduceEditor, undefined, () =>
    openEditor(component, form, mine?.value ?? data.values.changes[id]),
  );
  const [doubt, setDoubt] = useState(mine?.doubt ?? '');
  const [isIncomplete, setIncomplete] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => stage.current?.focus({ preventScroll: true }), []);
  const save = () => {
    if (isSaving) return;
    const hasGaps = gapsIn(form, state.draft).length > 0;
    setIncomplete(hasGaps);
    if (!hasGaps) onSave(differencesOf(component, state.draft), doubt);
  };
  useWindowEvent('keydown', (event) => {
    if (!(event.target instanceof Node) || !whole.current?.contains(event.target)) return;
    const act = actOfKey(event, state);
    if (!act) return;
    event.preventDefault();
    if (act === 'save') save();
    else give(act);
  });
  return (
    // Keys work only while the focus is inside (WCAG 2.1.4).
    <div role="group" aria-label={t('boxes.editor')} ref={whole} className="stack gap-4">
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="stack justify-items-center md:sticky md:top-4">
          <div
            ref={stage}
            tabIndex={0}
            role="group"
            aria-label={t('boxes.picture')}
            className="w-full rounded-lg p-2"
          >
            <Stage pack={pack} state={state} onPress={(part) => give({ type: 'press', part })} />
          </div>
          <OtherValues
            {...{ pack, entries, state }}
            onChoose={data.open.includes(id) ? onChoose : undefined}
            onTake={(differing) => give({ type: 'take', differing })}
          />
        </div>
        <div className="stack gap-4">
          <Fields pack={pack} state={state} give={give} />
          <More
            {...{ state, doubt, give }}
            maxDoubt={data.maxDoubt}
            onWithdraw={mine && onWithdraw}
            onDoubt={setDoubt}
          />
          <p className="small muted max-md:hidden">{t('boxes.keys')}</p>
        </div>
      </div>
      {isIncomplete && (
        <p role="alert" className="notice notice-bad">
          {t('boxes.incomplete')}
        </p>
      )}
      <Buttons
        isStandard={isEqualValue(state.draft, draftOf(component))}
        isSaving={isSaving}
        mayUndo={state.past.length > 0}
        onSave={save}
        onUndo={() => give({ type: 'undo' })}
      />
    </div>
  );
}

interface ButtonsProps {
  readonly isStandard: boolean;
  readonly isSaving: boolean;
  readonly mayUndo: boolean;
  readonly onSave: () => void;
  readonly onUndo: () => void;
}

function Buttons({ isStandard, isSaving, mayUndo, onSave, onUndo }: ButtonsProps) {
  const { t } = useWords();
  return (
    <div className="foot-bar">
      <div className="mx-auto flex max-w-240 gap-2">
        <button
          type="button"
          className="btn btn-main flex-1 text-lg aria-busy:cursor-progress aria-busy:opacity-60"
          aria-busy={isSaving}
          onClick={onSave}
        >
          {t(isStandard ? 'boxes.asPrinted' : 'boxes.save')}
        </button>
        <button
          type="button"
          className={mayUndo ? 'btn' : 'btn cursor-default opacity-55'}
          aria-disabled={!mayUndo}
          onClick={onUndo}
        >
          {t('boxes.undo')}
        </button>
      </div>
    </div>
  );
}

interface MoreProps {
  readonly state: EditorState;
  readonly doubt: string;
  readonly maxDoubt: number;
  readonly give: (act: EditorAction) => void;
  /** Undefined if the reader has no entry. */
  readonly onWithdraw: (() => void) | undefined;
  readonly onDoubt: (doubt: string) => void;
}

/** The only typed values: a name, and a note on doubts. */
function More({ state: { form, draft }, doubt, maxDoubt, give, onWithdraw, onDoubt }: MoreProps) {
  const { t } = useWords();
  const name = form.find(({ type }) => type === 'name');
  return (
    <Fold open={doubt !== ''} title={t(name ? 'boxes.nameAndDoubt' : 'boxes.doubt')}>
      <div className="stack">
        {name?.type === 'name' && (
          <label className="field">
            <span>{t('boxes.field.name')}</span>
            <input
              className="input"
              value={String(draft.name)}
              maxLength={name.most}
              onChange={({ target }) => give({ type: 'set', part: name.id, value: target.value })}
            />
          </label>
        )}
        <label className="field">
          <span>{t('boxes.doubt')}</span>
          <input
            className="input"
            value={doubt}
            maxLength={maxDoubt}
            placeholder={t('boxes.doubtPlaceholder')}
            onChange={({ target }) => onDoubt(target.value)}
          />
        </label>
        {onWithdraw && (
          <button type="button" className="btn" onClick={onWithdraw}>
            {t('boxes.withdraw')}
          </button>
        )}
      </div>
    </Fold>
  );
}

const MOVES: Readonly<Record<string, EditorAction>> = {
  ArrowRight: { type: 'walk', by: 1 },
  ArrowLeft: { type: 'walk', by: -1 },
  ArrowUp: { type: 'step', by: 1 },
  ArrowDown: { type: 'step', by: -1 },
  Backspace: { type: 'remove' },
  Delete: { type: 'remove' },
  z: { type: 'undo' },
};
const GOOD_KEYS = { g: 'gold', s: 'stone', e: 'egg', w: 'silver-window', v: 'gold-window' } as const;

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

/** Maps a key to an action, to saving, or to nothing. Letters add the symbols of the selected part. */
function actOfKey(
  { key, ctrlKey, metaKey, altKey, target }: Pressed,
  state: EditorState,
): EditorAction | 'save' | undefined {
  if (target instanceof Element && target.matches('input, select, textarea, summary')) return undefined;
  if ((ctrlKey || metaKey) && key === 'z') return { type: 'undo' };
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Enter') return target instanceof Element && target.matches('button, a') ? undefined : 'save';
  if (/^\d$/.test(key)) return { type: 'count', n: Number(key) };
  const part = selectedPart(state);
  const good = Object.entries(GOOD_KEYS).find(([letter]) => letter === key)?.[1];
  if (part?.type === 'cost' && good) return { type: 'put', symbol: { kind: good, n: 1 } };
  const { symbols } = part?.type === 'effect' ? ruleAt(part.rule, state.at.path) : { symbols: [] };
  const symbol = symbols.find((each) => each.key === key);
  return MOVES[key] ?? (symbol && { type: 'put', symbol: symbol.effect });
}
