'use client';

import { useEffect, useReducer, useRef, useState } from 'react';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';
import type { Component } from '@/lib/game/box/components';
import type { PackData } from '@/lib/game/engine/pack';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { BoxEntry } from '../box-data';
import { differencesOf, draftOf, gapsIn, isEqualValue, type ChangedFields } from './draft';
import { reduceEditor, openEditor, selectedSlot, type EditorState, type EditorAction } from './editor-state';
import { Fields } from './fields';
import { OtherValues } from './other-values';
import { paletteOf } from './palette';
import { holdsEffect, type EditorSlot } from './slots';
import { Stage } from './stage';

export interface EditorProps {
  readonly pack: PackData;
  /** The standard component. */
  readonly component: Component;
  /** The box's differences from the standard. */
  readonly value: ChangedFields;
  readonly entries: readonly BoxEntry[];
  /** Whether the entries differ and none is accepted. */
  readonly isOpen: boolean;
  readonly isSaving: boolean;
  readonly onSave: (value: ChangedFields, doubt: string) => void;
  readonly onWithdraw: () => void;
  readonly onChoose: (editorId: string) => void;
}

/** Editor for one component's printed values. */
export function Editor({ pack, component, value, entries, ...props }: EditorProps) {
  const { isOpen, isSaving, onSave, onWithdraw, onChoose } = props;
  const { t } = useWords();
  const mine = entries.find(({ isMine }) => isMine);
  const [state, give] = useReducer(reduceEditor, undefined, () =>
    openEditor(component, mine?.value ?? value),
  );
  const [doubt, setDoubt] = useState(mine?.doubt ?? '');
  const [isIncomplete, setIncomplete] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => stage.current?.focus({ preventScroll: true }), []);
  const save = () => {
    if (isSaving) return;
    const hasGaps = gapsIn(component, state.draft).length > 0;
    setIncomplete(hasGaps);
    if (!hasGaps) onSave(differencesOf(component, state.draft), doubt);
  };
  useWindowEvent('keydown', (event) => {
    if (!(event.target instanceof Node) || !whole.current?.contains(event.target)) return;
    const act = actOfKey(event, selectedSlot(state), state.at.path.length > 0);
    if (!act) return;
    event.preventDefault();
    if (act === 'save') save();
    else give(act);
  });
  const isStandard = isEqualValue(state.draft, draftOf(component));
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
            <Stage pack={pack} state={state} onPress={(slot) => give({ type: 'press', slot })} />
          </div>
          <OtherValues
            {...{ pack, component, entries, state }}
            onChoose={isOpen ? onChoose : undefined}
            onTake={(taken) => give({ type: 'take', differing: taken })}
          />
        </div>
        <div className="stack gap-4">
          <Fields pack={pack} state={state} give={give} />
          <More
            {...{ component, state, doubt }}
            onWithdraw={mine && onWithdraw}
            onDoubt={setDoubt}
            onName={(name) => give({ type: 'set', slot: 'name', value: name })}
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
        {...{ isStandard, isSaving }}
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
    <div className="sticky bottom-0 z-10 flex flex-wrap gap-2 border-t border-line bg-card py-3">
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
  );
}

interface MoreProps {
  readonly component: Component;
  readonly state: EditorState;
  readonly doubt: string;
  /** Undefined if the reader has no entry. */
  readonly onWithdraw: (() => void) | undefined;
  readonly onDoubt: (doubt: string) => void;
  readonly onName: (name: string) => void;
}

const MAX_NAME = 40;
const MAX_DOUBT = 200;

/** The only typed values: a name, and a note on doubts. */
function More({ state: { draft }, doubt, onWithdraw, onDoubt, onName }: MoreProps) {
  const { t } = useWords();
  return (
    <details className="fold" open={doubt !== ''}>
      <summary>{t(typeof draft.name === 'string' ? 'boxes.nameAndDoubt' : 'boxes.doubt')}</summary>
      <div className="stack">
        {typeof draft.name === 'string' && (
          <label className="field">
            <span>{t('boxes.slot.name')}</span>
            <input
              className="input"
              value={draft.name}
              maxLength={MAX_NAME}
              onChange={({ target }) => onName(target.value)}
            />
          </label>
        )}
        <label className="field">
          <span>{t('boxes.doubt')}</span>
          <input
            className="input"
            value={doubt}
            maxLength={MAX_DOUBT}
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
    </details>
  );
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

/** Maps a key to an action, to saving, or to nothing. */
function actOfKey(
  event: Pressed,
  slot: EditorSlot | undefined,
  isInside: boolean,
): EditorAction | 'save' | undefined {
  const { key, target } = event;
  if (target instanceof Element && target.matches('input, select, textarea, summary')) return undefined;
  if ((event.ctrlKey || event.metaKey) && key === 'z') return { type: 'undo' };
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (key === 'Enter') return target instanceof Element && target.matches('button, a') ? undefined : 'save';
  return MOVES[key] ?? onPart(key, slot, isInside);
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

function onPart(key: string, slot: EditorSlot | undefined, isInside: boolean): EditorAction | undefined {
  if (/^\d$/.test(key)) return { type: 'count', n: Number(key) };
  if (!slot) return undefined;
  if (slot.type === 'cost') {
    const good = ({ g: 'gold', s: 'stone', e: 'egg', w: 'silver-window', v: 'gold-window' } as const)[key];
    return good ? { type: 'put', item: { kind: good, n: 1 } } : undefined;
  }
  const item = holdsEffect(slot) ? paletteOf(slot, isInside).find((entry) => entry.key === key) : undefined;
  return item ? { type: 'put', item: item.effect } : undefined;
}
