'use client';

import { Drawing } from '@/components/board/drawing';
import { effectHtml } from '@/lib/game/drawing/inline';
import type { PackData } from '@/lib/game/engine/pack';
import type { Effect } from '@/lib/game/engine/vocabulary';
import { useWords } from '@/lib/platform/i18n/current-words';
import { effectWords } from '../component-words';
import { AtomDetails } from './atom-details';
import type { EditorAction, EditorSelection } from './editor-state';
import { innerOf, lineAt, type EffectPath } from './effect-edit';
import { keepFocus } from './keep-focus';
import { EMPTY, isEmpty } from './line';
import { paletteOf, rareOf, type PaletteItem } from './palette';
import type { EditorSlot } from './slots';

interface FieldProps {
  readonly pack: PackData;
  readonly slot: EditorSlot;
  readonly effect: Effect;
  /** Set only for the part being edited. */
  readonly at: EditorSelection | undefined;
  readonly give: (act: EditorAction) => void;
}

/** A reward: its symbols and the signs between them. While it is edited, also the symbols to add. */
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
  readonly at: EditorSelection;
  readonly path: EffectPath;
}

/** One line of symbols. An inner effect is a nested line. */
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

interface PaletteProps {
  readonly pack: PackData;
  readonly items: readonly PaletteItem[];
  readonly give: (act: EditorAction) => void;
}

/** Symbols to add, each with its key. */
function Palette({ pack, items, give }: PaletteProps) {
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

const paletteWords = (words: ReturnType<typeof useWords>, effect: Effect): string =>
  effect.kind === 'pay'
    ? words.t('boxes.pay')
    : effect.kind === 'ability'
      ? words.t('boxes.whileHere')
      : effectWords(words, effect);
